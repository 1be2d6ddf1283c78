// Money set aside. The entry of a hold moves it to the held account; one entry ends the hold.
import { assert, type Amount, type Id, type MerchantId } from '@fairhouse/values';
import { bookIn, type TransactionBooks } from './book-in.ts';
import type { Address, Currency, EntryRequest, HoldRequest, Outcome, SqlClient } from './ledger.ts';
import { big } from './rows.ts';

interface Hold {
  readonly from: Address;
  readonly held: Address;
  readonly currency: Currency;
  readonly amount: Amount;
  readonly reference: string;
  readonly ended: 'settled' | 'released' | undefined;
  readonly endEntry: string | undefined;
}

// Locks the hold until the transaction ends, before any account of it: of two that end it, one
// waits.
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

// The accounts were opened by the entry that made the hold, in this transaction.
const INSERT_HOLD = `
  insert into ledger.hold (merchant_id, hold_id, from_id, held_id, amount)
  select merchant_id, entry_id, debit_id, credit_id, amount
    from ledger.movement
   where merchant_id = $1 and entry_id = $2 and leg = 0`;

// The row is locked by LOCK_HOLD.
const END_HOLD = `
  update ledger.hold set ended = $3, end_entry = $4
   where merchant_id = $1 and hold_id = $2 and ended is null`;

// Whether an entry made a hold; takes no lock, a hold row is never removed.
const FIND_HOLD = `select 1 from ledger.hold where merchant_id = $1 and hold_id = $2`;

/** Books the entry of a hold and keeps its state; asking again gives the stored answer. */
export async function holdIn(
  books: TransactionBooks,
  client: SqlClient,
  hold: HoldRequest,
): Promise<Outcome> {
  const { from, held, amount, ...rest } = hold;
  const entry: EntryRequest = { ...rest, legs: [{ debit: from, credit: held, amount }] };
  const [outcome] = await bookIn(books, client, [{ entry, ofHold: true }]);
  assert(outcome !== undefined, 'one entry has one outcome');
  if (outcome.status !== 'booked') return outcome;
  if (!outcome.again) {
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
  /** Where the money goes; without it, back to where it came from. */
  readonly to?: Address;
}

/**
 * Ends a hold by one entry, exactly once. Ended by another entry already: refused with
 * `hold_ended`, and that refusal stays under the id as every refusal does. A hold that never was is
 * a bug.
 */
export async function endHoldIn(
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
  const refusal = ended ? { refuse: 'hold_ended' } : {};
  const [outcome] = await bookIn(books, client, [{ entry, ofHold: true, ...refusal }]);
  assert(outcome !== undefined, 'one entry has one outcome');
  if (outcome.status === 'booked' && !outcome.again) {
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
    amount: big(row['amount']) as Amount,
    reference: row['reference'] as string,
    ended: (row['ended'] as Hold['ended'] | null) ?? undefined,
    endEntry: (row['end_entry'] as string | null) ?? undefined,
  };
}
