// What the ledger offers. It knows accounts, entries and holds; it knows no member and no bet.
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

/**
 * A booking asked for. The id is made by whoever asks, before asking, and is applied at most once.
 */
export interface EntryRequest {
  readonly merchant: MerchantId;
  readonly id: Id<'entry'>;
  readonly currency: Currency;
  /** Why the money moves: one of the codes the ledger was opened with. */
  readonly code: string;
  /** What it moves for: an order number, a draw, a ticket. At most 64 characters. */
  readonly reference: string;
  readonly legs: readonly [Leg, ...Leg[]];
  /** The entry this one corrects. */
  readonly reverses?: Id<'entry'>;
}

/** An entry as it lies under its id. */
export interface TakenEntry extends EntryRequest {
  readonly at: Instant;
  /** Why it was refused; absent when it was booked. */
  readonly refused?: string;
}

export interface BalanceAfter {
  readonly address: Address;
  readonly balance: Amount;
}

/**
 * What became of a booking. `again` is true when the answer is the stored one of an earlier call.
 */
export type Outcome =
  | {
      readonly status: 'booked';
      readonly again: boolean;
      readonly at: Instant;
      /** The player accounts touched, after this entry. */
      readonly balances: readonly BalanceAfter[];
    }
  | {
      readonly status: 'refused';
      readonly again: boolean;
      /**
       * `insufficient_funds`, `balance_too_large` (a player's account would pass AMOUNT_MAX),
       * `hold_ended`, or the text with which a rider refused.
       */
      readonly reason: string;
    }
  | {
      /** The id is taken by an entry of other content. */
      readonly status: 'conflict';
      readonly field: 'currency' | 'code' | 'reference' | 'legs' | 'reverses';
    };

/** The least of a database client that the ledger needs; `pg.PoolClient` fits. */
export interface SqlClient {
  query(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
}

/**
 * A module's rows that are written with the movements they belong to, or not at all. `open` runs
 * in the batch's transaction before anything is decided: it takes its locks and reads what
 * admission needs. It may run again for the same rows when the batch has to be computed again.
 */
export interface RiderWriter<Row> {
  open(client: SqlClient, rows: readonly Row[]): Promise<RiderBatch<Row>>;
  /** Forgets what is kept between batches: the database may have another history now. */
  forget?(): void;
}

export interface RiderBatch<Row> {
  /**
   * Asked in arrival order, for a movement whose money is there. A text refuses the movement, and
   * the refusal stays; undefined admits it, and later rows see it as admitted.
   */
  admit(row: Row): string | undefined;
  /**
   * The statements that write all admitted rows, in arrival order, a fixed number of them. The
   * ledger sends them behind the movements' own, and the commit behind them, and waits once.
   */
  write(rows: readonly Row[]): readonly Statement[];
}

/** A statement to be sent: prepared under its name, which stands for this text alone. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /**
   * Only what the driver always can send: a statement that failed before it was sent would be
   * missing from a batch that is committed.
   */
  readonly values: readonly (StatementValue | readonly StatementValue[])[];
}

export type StatementValue = string | number | bigint | boolean | Buffer | null | undefined;

export interface Rider {
  /** The name under which the writer was given to `openLedger`. */
  readonly writer: string;
  readonly row: unknown;
}

/** One leg of an entry seen from one account. */
export interface StatementLine {
  readonly entry: Id<'entry'>;
  readonly leg: number;
  readonly at: Instant;
  readonly code: string;
  readonly reference: string;
  readonly address: Address;
  readonly counter: Address;
  /** Signed: what this account gained or lost. */
  readonly change: Delta;
  readonly balance: Amount;
  /** The account's own gapless number of this line. */
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
  /** Give the last page's `next` to go on; newest first. */
  readonly cursor?: string;
}

export interface HoldRequest {
  readonly merchant: MerchantId;
  /** The hold's own id, which is also the id of the entry that makes it. */
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
  /** The beginning of the addresses: `member:<id>:`, `house:`; empty for all. */
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
  /** How many lines a player's account has; zero for accounts of the house. */
  readonly lines: bigint;
}

export interface EntryQuery {
  readonly merchant: MerchantId;
  readonly from?: Instant;
  readonly to?: Instant;
  readonly codes?: readonly string[];
  readonly reference?: string;
  /** Only legs that touch this account, a player's or the house's. */
  readonly address?: Address;
  /** Refused entries as well. */
  readonly refused?: boolean;
  readonly limit: number;
  readonly cursor?: string;
}

/** One leg of an entry as it lies in the books. */
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
   * Books with whatever else arrives meanwhile, in one statement and one commit. Not inside a
   * transaction.
   */
  book(entry: EntryRequest, rider?: Rider): Promise<Outcome>;

  /**
   * Books entries that arrive as one group (a settlement's chunk) in as few batches as fit, in
   * order.
   */
  bookMany(entries: readonly EntryRequest[]): Promise<readonly Outcome[]>;

  /**
   * Uses up the ids of entries for good: what is not booked by now is refused with the given
   * reason, whoever asks for it later. What is booked stays, and is answered as booked again.
   */
  withholdMany(entries: readonly EntryRequest[], reason: string): Promise<readonly Outcome[]>;

  /** Books inside the caller's transaction, under row locks taken in account order. */
  bookIn(client: SqlClient, entries: readonly EntryRequest[]): Promise<readonly Outcome[]>;

  /** Sets money aside inside the caller's transaction. */
  holdIn(client: SqlClient, hold: HoldRequest): Promise<Outcome>;
  /** Ends a hold by paying it on to `to`; refused with `hold_ended` when it was ended otherwise. */
  settleHoldIn(
    client: SqlClient,
    end: { merchant: MerchantId; hold: Id<'entry'>; entry: Id<'entry'>; to: Address; code: string },
  ): Promise<Outcome>;
  /**
   * Ends a hold by giving the money back; refused with `hold_ended` when it was ended otherwise.
   */
  releaseHoldIn(
    client: SqlClient,
    end: { merchant: MerchantId; hold: Id<'entry'>; entry: Id<'entry'>; code: string },
  ): Promise<Outcome>;

  /** The exact balance now; zero for an account nobody has used. House balances may be negative. */
  balance(merchant: MerchantId, currency: Currency, address: Address): Promise<Delta>;
  statement(query: StatementQuery): Promise<{ lines: readonly StatementLine[]; next?: string }>;
  /** What an id holds: an entry that was booked, or one that was refused for good, and why. */
  findTaken(merchant: MerchantId, id: Id<'entry'>): Promise<TakenEntry | undefined>;
  /** Every leg of one booked entry, or undefined. */
  findEntry(
    merchant: MerchantId,
    id: Id<'entry'>,
  ): Promise<(EntryRequest & { readonly at: Instant }) | undefined>;

  /** Accounts by address, with their balances. */
  listAccounts(query: AccountQuery): Promise<{ accounts: readonly AccountLine[]; next?: string }>;
  /** Legs of entries, newest first. */
  listEntries(query: EntryQuery): Promise<{ entries: readonly EntryLine[]; next?: string }>;

  /**
   * Forgets every remembered balance, and what riders remember: to be called when another server
   * has taken the database over, before it is given anything.
   */
  forget(): void;

  /** Waits for what is queued and takes no more. */
  close(): Promise<void>;
}
