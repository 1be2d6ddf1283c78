// Holds. The entry of a hold moves the money to the held account; a second entry ends the hold.
import { assert, type Amount, type Id, type MerchantId } from '@fairhouse/values';
import { bookInTransaction, type TransactionBooks } from './book-in-transaction.ts';
import type { Address, Currency, EntryRequest, HoldRequest, Outcome, SqlClient } from './ledger.ts';
import type { LedgerRefusal } from './ledger-refusal.ts';
import { readBigint } from './rows.ts';

interface Hold {
  readonly from: Address;
  readonly held: Address;
  readonly currency: Currency;
  readonly amount: Amount;
  readonly reference: string;
  readonly ended: 'settled' | 'released' | undefined;
  readonly endEntry: string | undefined;
}

// Locks the hold before its accounts, until the transaction ends: concurrent ends of one hold are
// serialized.
const LOCK_HOLD = `
  select hold.amount, hold.ended, hold.end_entry, giver.address as giver, keeper.address as keeper,
         giver.currency, made.reference
    from ledger.hold as hold
    join ledger.account as giver
      on giver.merchant_id = hold.merchant_id and giver.account_id = hold.from_id
    join ledger.account as keeper
      on keeper.merchant_id = hold.merchant_id and keeper.account_id = hold.held_id
    join ledger.movement as made
      on made.merchant_id = hold.merchant_id and made.entry_id = hold.hold_id and made.leg = 0
   where hold.merchant_id = $1 and hold.hold_id = $2
     for update of hold`;

// The entry that creates the hold has opened the accounts, in this transaction.
const INSERT_HOLD = `
  insert into ledger.hold (merchant_id, hold_id, from_id, held_id, amount)
  select merchant_id, entry_id, debit_id, credit_id, amount
    from ledger.movement
   where merchant_id = $1 and entry_id = $2 and leg = 0`;

// The row is locked by LOCK_HOLD.
const END_HOLD = `
  update ledger.hold set ended = $3, end_entry = $4
   where merchant_id = $1 and hold_id = $2 and ended is null`;

// Whether an entry created a hold. Takes no lock: a hold row is never deleted.
const FIND_HOLD = `select 1 from ledger.hold where merchant_id = $1 and hold_id = $2`;

/** Books the entry of a hold and inserts the hold; a replay returns the stored outcome. */
export async function holdInTransaction(
  books: TransactionBooks,
  client: SqlClient,
  hold: HoldRequest,
): Promise<Outcome> {
  const { from, held, amount, ...rest } = hold;
  const entry: EntryRequest = { ...rest, legs: [{ debit: from, credit: held, amount }] };
  const [outcome] = await bookInTransaction(books, client, [{ entry, isHoldEntry: true }]);
  assert(outcome !== undefined, 'one entry has one outcome');
  if (outcome.status !== 'booked') return outcome;
  if (!outcome.replayed) {
    await client.query(INSERT_HOLD, [hold.merchant, hold.id]);
    return outcome;
  }
  const { rows } = await client.query(FIND_HOLD, [hold.merchant, hold.id]);
  assert(rows.length === 1, `entry ${hold.id} was booked, but not as a hold`);
  return outcome;
}

export interface HoldEnd {
  readonly merchant: MerchantId;
  readonly hold: Id<'entry'>;
  readonly entry: Id<'entry'>;
  readonly code: string;
  /** The account that receives the money; by default the account that it came from. */
  readonly to?: Address;
}

/**
 * Ends a hold by one entry, exactly once. If another entry has ended it, this one is refused with
 * `hold_ended`, and like every refusal this one stays under its id. Throws for a hold that does not
 * exist.
 */
export async function endHoldInTransaction(
  books: TransactionBooks,
  client: SqlClient,
  end: HoldEnd,
): Promise<Outcome> {
  const hold = await lockHold(client, end);
  const ended = hold.ended !== undefined && hold.endEntry !== end.entry;
  const entry: EntryRequest = {
    merchant: end.merchant,
    id: end.entry,
    currency: hold.currency,
    code: end.code,
    reference: hold.reference,
    legs: [{ debit: hold.held, credit: end.to ?? hold.from, amount: hold.amount }],
  };
  const refusal: LedgerRefusal = 'hold_ended';
  const options = ended ? { refusal } : {};
  const [outcome] = await bookInTransaction(books, client, [
    { entry, isHoldEntry: true, ...options },
  ]);
  assert(outcome !== undefined, 'one entry has one outcome');
  if (outcome.status === 'booked' && !outcome.replayed) {
    const kind = end.to === undefined ? 'released' : 'settled';
    await client.query(END_HOLD, [end.merchant, end.hold, kind, end.entry]);
  }
  return outcome;
}

async function lockHold(client: SqlClient, { merchant, hold }: HoldEnd): Promise<Hold> {
  const { rows } = await client.query(LOCK_HOLD, [merchant, hold]);
  const row = rows[0];
  assert(row !== undefined, `there is no hold ${hold}`);
  return {
    from: row['giver'] as Address,
    held: row['keeper'] as Address,
    currency: row['currency'] as Currency,
    amount: readBigint(row['amount']) as Amount,
    reference: row['reference'] as string,
    ended: (row['ended'] as Hold['ended'] | null) ?? undefined,
    endEntry: (row['end_entry'] as string | null) ?? undefined,
  };
}
