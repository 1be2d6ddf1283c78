// Finds entries by id and lists them by time, for browsing the books.
import {
  assert,
  nameParameters,
  valuesOf,
  type Amount,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import { entryKey, type Codes } from './posting.ts';
import type {
  Address,
  Currency,
  EntryLine,
  EntryQuery,
  EntryRequest,
  SqlClient,
  RecordedEntry,
} from './ledger.ts';
import { readBigint, readInstant, type Row } from './rows.ts';
import { findEntries, queryRunner } from './store.ts';

// Scans the batch index backwards, and looks up the accounts of the page's rows alone; takes no
// lock. The text has the conditions of the query, and no other. Concurrent transactions may have
// their batch numbers in another order than their times, so the bounds are widened by five minutes,
// which is longer than any transaction may take.
const listText = ({ from, to, codes, reference, address, refused, cursor }: EntryQuery): string => `
  select booked.*, debit.address as debit, credit.address as credit, debit.currency
    from (
      select merchant_id, entry_id, leg, batch, code, reference, amount, refused, reverses,
             debit_id, credit_id, (extract(epoch from booked_at) * 1000)::bigint as at_ms
        from ledger.movement
       where merchant_id = $merchant
         ${cursor === undefined ? '' : AFTER}
         ${from === undefined ? '' : FROM}
         ${to === undefined ? '' : TO}
         ${codes === undefined ? '' : 'and code = any ($codes::smallint[])'}
         ${reference === undefined ? '' : 'and reference = $reference'}
         ${address === undefined ? '' : OF_ADDRESS}
         ${refused === true ? '' : 'and refused is null'}
       order by batch desc, entry_id desc, leg desc
       limit $limit) as booked
    join ledger.account as debit
      on debit.merchant_id = booked.merchant_id and debit.account_id = booked.debit_id
    join ledger.account as credit
      on credit.merchant_id = booked.merchant_id and credit.account_id = booked.credit_id
   order by booked.batch desc, booked.entry_id desc, booked.leg desc`;

const AFTER = 'and (batch, entry_id, leg) < ($batch::bigint, $entry::uuid, $leg::integer)';
const FROM = `
         and booked_at >= $from and batch >=
           (select ledger.first_batch($merchant, $from::timestamptz - interval '5 min'))`;
const TO = `
         and booked_at < $to and batch <=
           (select ledger.first_batch($merchant, $to::timestamptz + interval '5 min'))`;
// The accounts of an address, one for each of its currencies.
const ACCOUNTS = `
  array(select account_id from ledger.account
         where merchant_id = $merchant and address = $address)`;
const OF_ADDRESS = `and (debit_id = any (${ACCOUNTS}) or credit_id = any (${ACCOUNTS}))`;

export interface EntryBooks {
  readonly codes: Codes;
  readonly codeNames: ReadonlyMap<number, string>;
}

interface CursorPosition {
  readonly batch: string;
  readonly entry: string;
  readonly leg: number;
}

/** The entry that is stored under an id, with all its legs, booked or refused. */
export async function findRecordedEntry(
  client: SqlClient,
  codeNames: ReadonlyMap<number, string>,
  id: { readonly merchant: MerchantId; readonly id: Id<'entry'> },
): Promise<RecordedEntry | undefined> {
  const found = (await findEntries(queryRunner(client), [id], codeNames)).get(entryKey(id));
  if (found === undefined) return undefined;
  const { content, at, refused } = found;
  return { ...id, ...content, at, ...(refused === undefined ? {} : { refused }) };
}

/** The booked entry of an id, with all its legs; undefined when there is none or it was refused. */
export async function findEntry(
  client: SqlClient,
  codeNames: ReadonlyMap<number, string>,
  id: { readonly merchant: MerchantId; readonly id: Id<'entry'> },
): Promise<(EntryRequest & { readonly at: Instant }) | undefined> {
  const found = await findRecordedEntry(client, codeNames, id);
  return found?.refused === undefined ? found : undefined;
}

/** One page of legs, newest first. */
export async function listEntries(
  client: SqlClient,
  books: EntryBooks,
  query: EntryQuery,
): Promise<{ entries: readonly EntryLine[]; next?: string }> {
  const { limit } = query;
  assert(limit >= 1 && limit <= 1000, 'a page has 1 to 1000 legs');
  const statement = nameParameters(listText(query));
  const { merchant, from, to, codes, reference, address, cursor } = query;
  const values = {
    ...(cursor === undefined ? {} : readCursor(cursor)),
    merchant,
    from: from === undefined ? null : new Date(from).toISOString(),
    to: to === undefined ? null : new Date(to).toISOString(),
    codes: codes?.map((code) => books.codes[code] ?? 0),
    reference,
    address,
    limit: limit + 1,
  };
  const { rows } = await client.query(statement.text, valuesOf(statement, values));
  const page = rows.slice(0, limit);
  const entries = page.map((row) => readLine(row, books.codeNames));
  const last = page[page.length - 1];
  return rows.length > limit && last !== undefined
    ? {
        entries,
        next: `${readBigint(last['batch'])}.${String(last['entry_id'])}.${Number(last['leg'])}`,
      }
    : { entries };
}

function readCursor(cursor: string): CursorPosition {
  const match = /^(\d{1,19})\.([0-9a-f-]{36})\.(\d{1,5})$/.exec(cursor);
  assert(match !== null, 'not a cursor of entries');
  return { batch: match[1] ?? '', entry: match[2] ?? '', leg: Number(match[3]) };
}

function readLine(row: Row, codeNames: ReadonlyMap<number, string>): EntryLine {
  const refused = row['refused'] as string | null;
  const reverses = row['reverses'] as Id<'entry'> | null;
  return {
    entry: row['entry_id'] as Id<'entry'>,
    leg: Number(row['leg']),
    at: readInstant(row['at_ms']),
    code: codeNames.get(Number(row['code'])) ?? String(row['code']),
    reference: row['reference'] as string,
    currency: row['currency'] as Currency,
    debit: row['debit'] as Address,
    credit: row['credit'] as Address,
    amount: readBigint(row['amount']) as Amount,
    ...(refused === null ? {} : { refused }),
    ...(reverses === null ? {} : { reverses }),
  };
}
