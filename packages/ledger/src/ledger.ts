// The interface of the ledger. It has accounts, entries and holds; members and bets are unknown to
// it.
import type { CrossingLine, CrossingQuery } from './list-crossings.ts';
import type { Amount, Brand, Delta, Id, Instant, MerchantId } from '@fairhouse/values';

/** A path in the declared chart: `member:<id>:main`, `house:lottery`, `trial:member:<id>:main`. */
export type Address = Brand<string, 'Address'>;

/** ISO 4217 letters, or a play-money code in the trial book. */
export type Currency = Brand<string, 'Currency'>;

/** Money leaves `debit` and arrives in `credit`; a balance is credits less debits. Above zero. */
export interface Leg {
  readonly debit: Address;
  readonly credit: Address;
  readonly amount: Amount;
}

/** A requested booking. The caller makes the id before the call; it is applied at most once. */
export interface EntryRequest {
  readonly merchant: MerchantId;
  readonly id: Id<'entry'>;
  readonly currency: Currency;
  /** Why the money moves: one of the codes that the ledger was opened with. */
  readonly code: string;
  /** What the money moves for: an order number, a draw, a ticket. At most 64 characters. */
  readonly reference: string;
  readonly legs: readonly [Leg, ...Leg[]];
  /** The entry that this one corrects. */
  readonly reverses?: Id<'entry'>;
}

/** An entry as it is stored under its id, booked or refused. */
export interface RecordedEntry extends EntryRequest {
  readonly at: Instant;
  /** Why it was refused; absent when it was booked. */
  readonly refused?: string;
}

export interface BalanceAfter {
  readonly address: Address;
  readonly balance: Amount;
}

/** The result of a booking. `replayed` means that it is the stored outcome of an earlier call. */
export type Outcome =
  | {
      readonly status: 'booked';
      readonly replayed: boolean;
      readonly at: Instant;
      /** The balances of the player accounts of this entry, after it. */
      readonly balances: readonly BalanceAfter[];
    }
  | {
      readonly status: 'refused';
      readonly replayed: boolean;
      /**
       * A LedgerRefusal, the text with which a participant refused, or the reason that was passed
       * to `refuseMany`.
       */
      readonly reason: string;
    }
  | {
      /** The id is used by an entry of different content. */
      readonly status: 'conflict';
      readonly field: 'currency' | 'code' | 'reference' | 'legs' | 'reverses';
    };

/** The part of a database client that the ledger needs; `pg.PoolClient` has it. */
export interface SqlClient {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/**
 * A module that writes its rows in the same transaction as the movements they belong to. `open`
 * runs in the batch's transaction before anything is decided: it takes its locks and reads what
 * admission needs. It may run repeatedly for the same rows when the batch is retried.
 */
export interface BatchParticipant<Row> {
  open(
    client: SqlClient,
    rows: readonly Row[],
    attempt?: BatchAttempt,
  ): Promise<ParticipantBatch<Row>>;
  /** Clears what is cached between batches: after a failover the database may have other rows. */
  clearCache?(): void;
}

/**
 * Identifies one attempt to write a batch: it is the same object for all participants. A module
 * that several of them ask keeps under it what it has locked and counted for the batch.
 */
export type BatchAttempt = object;

export interface ParticipantBatch<Row> {
  /**
   * Called in arrival order, before anything is decided about the movement. A returned reason takes
   * it out of the batch: it is answered as refused, and nothing of it is stored under its id.
   */
  withhold?(row: Row): string | undefined;
  /**
   * Called in arrival order, for a movement that is covered by its balances, with those after it.
   * A returned reason refuses it for good; undefined admits it, and later rows see it as admitted.
   */
  admit(row: Row, balances: readonly BalanceAfter[]): string | undefined;
  /** Called for an admitted movement: false leaves out the entries attached to it. */
  keepsAttached?(row: Row): boolean;
  /**
   * The statements that write all admitted rows, in arrival order; their number is fixed. The
   * ledger pipelines them after the movements and before the commit, in one round trip.
   */
  write(rows: readonly Row[]): readonly Statement[];
}

/** A prepared statement; each name is used for one text only. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /**
   * Only types that the driver can always encode: a statement that fails on the client would be
   * missing from a batch that is committed.
   */
  readonly values: readonly (StatementValue | readonly StatementValue[])[];
}

export type StatementValue = string | number | bigint | boolean | Buffer | null | undefined;

export interface Participation {
  /** The name of the participant in the options of `openLedger`. */
  readonly participant: string;
  readonly row: unknown;
}

/** One leg of an entry from the point of view of one account. */
export interface StatementLine {
  readonly entry: Id<'entry'>;
  readonly leg: number;
  readonly at: Instant;
  readonly code: string;
  readonly reference: string;
  readonly address: Address;
  readonly counter: Address;
  /** Signed: what this account received or paid. */
  readonly change: Delta;
  readonly balance: Amount;
  /** The gapless number of this line within its account. */
  readonly sequence: bigint;
}

export interface StatementQuery {
  readonly merchant: MerchantId;
  readonly currency: Currency;
  readonly addresses: readonly Address[];
  readonly from?: Instant;
  readonly to?: Instant;
  readonly codes?: readonly string[];
  readonly limit: number;
  /** The `next` of the previous page; lines are listed newest first. */
  readonly cursor?: string;
}

export interface HoldRequest {
  readonly merchant: MerchantId;
  /** The id of the hold, which is also the id of the entry that creates it. */
  readonly id: Id<'entry'>;
  readonly currency: Currency;
  readonly code: string;
  readonly reference: string;
  readonly from: Address;
  readonly held: Address;
  readonly amount: Amount;
}

export interface AccountQuery {
  readonly merchant: MerchantId;
  /** The prefix of the addresses: `member:<id>:`, `house:`; empty for all. */
  readonly prefix: string;
  readonly currency?: Currency;
  readonly limit: number;
  readonly cursor?: string;
}

export interface AccountLine {
  readonly address: Address;
  readonly currency: Currency;
  readonly kind: 'player' | 'house';
  readonly balance: Delta;
  /** The number of lines of a player's account; zero for house accounts. */
  readonly lines: bigint;
}

export interface EntryQuery {
  readonly merchant: MerchantId;
  readonly from?: Instant;
  readonly to?: Instant;
  readonly codes?: readonly string[];
  readonly reference?: string;
  /** Only legs that debit or credit this account. */
  readonly address?: Address;
  /** Whether refused entries are listed as well. */
  readonly refused?: boolean;
  readonly limit: number;
  readonly cursor?: string;
}

/** One stored leg of an entry. */
export interface EntryLine extends Leg {
  readonly entry: Id<'entry'>;
  readonly leg: number;
  readonly at: Instant;
  readonly code: string;
  readonly reference: string;
  readonly currency: Currency;
  /** Why the entry was refused; absent when it was booked. */
  readonly refused?: string;
  readonly reverses?: Id<'entry'>;
}

export interface Ledger {
  /**
   * Books an entry in one batch, and one commit, with others that arrive at the same time. Not
   * inside a transaction. Attached entries, between accounts of the house, are booked if it is.
   */
  book(
    entry: EntryRequest,
    participation?: Participation,
    attached?: readonly EntryRequest[],
  ): Promise<Outcome>;

  /** Books a group of entries (a chunk of a settlement) in order, in as few batches as possible. */
  bookMany(entries: readonly EntryRequest[]): Promise<readonly Outcome[]>;

  /**
   * Refuses entries for good: an entry that is not booked yet is stored as refused with the given
   * reason, and later calls get that refusal. An entry that is booked stays booked.
   */
  refuseMany(entries: readonly EntryRequest[], reason: string): Promise<readonly Outcome[]>;

  /** Books inside the caller's transaction, under row locks taken in account order. */
  bookInTransaction(
    client: SqlClient,
    entries: readonly EntryRequest[],
  ): Promise<readonly Outcome[]>;

  /** Holds money inside the caller's transaction. */
  holdInTransaction(client: SqlClient, hold: HoldRequest): Promise<Outcome>;
  /** Ends a hold by paying it to `to`; refused with `hold_ended` if another entry has ended it. */
  settleHoldInTransaction(
    client: SqlClient,
    end: { merchant: MerchantId; hold: Id<'entry'>; entry: Id<'entry'>; to: Address; code: string },
  ): Promise<Outcome>;
  /**
   * Ends a hold by returning the money; refused with `hold_ended` if another entry has ended it.
   */
  releaseHoldInTransaction(
    client: SqlClient,
    end: { merchant: MerchantId; hold: Id<'entry'>; entry: Id<'entry'>; code: string },
  ): Promise<Outcome>;

  /** The balance; zero for an account that does not exist. May be negative for the house. */
  balance(merchant: MerchantId, currency: Currency, address: Address): Promise<Delta>;
  /**
   * The balances of many accounts as the caller's transaction sees them, with what it has booked
   * itself; accounts that do not exist yet are left out.
   */
  balancesInTransaction(
    client: SqlClient,
    query: { merchant: MerchantId; currency: Currency; addresses: readonly Address[] },
  ): Promise<ReadonlyMap<Address, Delta>>;
  statement(query: StatementQuery): Promise<{ lines: readonly StatementLine[]; next?: string }>;
  /** The entry that is stored under an id, booked or refused. */
  findRecordedEntry(merchant: MerchantId, id: Id<'entry'>): Promise<RecordedEntry | undefined>;
  /** A booked entry with all its legs. */
  findEntry(
    merchant: MerchantId,
    id: Id<'entry'>,
  ): Promise<(EntryRequest & { readonly at: Instant }) | undefined>;

  /** Accounts by address, with their balances. */
  listAccounts(query: AccountQuery): Promise<{ accounts: readonly AccountLine[]; next?: string }>;
  /** Legs of entries, newest first. */
  listEntries(query: EntryQuery): Promise<{ entries: readonly EntryLine[]; next?: string }>;
  /** Legs between some accounts and all others, newest first; a page may be short of more. */
  listCrossings(
    query: CrossingQuery,
  ): Promise<{ crossings: readonly CrossingLine[]; next?: string }>;

  /**
   * Clears all cached balances and the caches of the participants. Must be called after a failover
   * to another database server, before anything is booked there.
   */
  clearCache(): void;

  /** Accepts no more entries and waits for those that are queued. */
  close(): Promise<void>;
}
