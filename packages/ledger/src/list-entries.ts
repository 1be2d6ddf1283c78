// Finds entries by id and lists them by time, for browsing the books.
import { assert, type Amount, type Id, type Instant, type MerchantId } from '@fairhouse/values';
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

// Scans the batch index backwards; takes no lock. Concurrent transactions may have their batch
// numbers in another order than their times, so the bounds are widened by five minutes, which is
// longer than any transaction may take.
const LIST_ENTRIES = `
  with bounds as materialized (
    select case when $5::timestamptz is null then 0
                else ledger.first_batch($1, $5::timestamptz - interval '5 min') end as first,
           case when $6::timestamptz is null then $2
                else least($2,
                  ledger.first_batch($1, $6::timestamptz + interval '5 min')) end as last
  )
  select booked.entry_id, booked.leg, booked.batch, booked.code, booked.reference, booked.amount,
         booked.refused, booked.reverses, debit.address as debit, credit.address as credit,
         debit.currency, (extract(epoch from booked.booked_at) * 1000)::bigint as at_ms
    from ledger.movement as booked
    join ledger.account as debit
      on debit.merchant_id = booked.merchant_id and debit.account_id = booked.debit_id
    join ledger.account as credit
      on credit.merchant_id = booked.merchant_id and credit.account_id = booked.credit_id
   where booked.merchant_id = $1
     and booked.batch >= (select first from bounds) and booked.batch <= (select last from bounds)
     and (booked.batch, booked.entry_id, booked.leg) < ($2::bigint, $3::uuid, $4::integer)
     and ($5::timestamptz is null or booked.booked_at >= $5)
     and ($6::timestamptz is null or booked.booked_at < $6)
     and ($7::smallint[] is null or booked.code = any ($7))
     and ($8::text is null or booked.reference = $8)
     and ($9::text is null or $9 in (debit.address, credit.address))
     and ($10 or booked.refused is null)
   order by booked.batch desc, booked.entry_id desc, booked.leg desc
   limit $11`;

/** A cursor position after every entry. */
const END: CursorPosition = {
  batch: (1n << 63n) - 1n,
  entry: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  leg: 32_768,
};

export interface EntryBooks {
  readonly codes: Codes;
  readonly codeNames: ReadonlyMap<number, string>;
}

interface CursorPosition {
  readonly batch: bigint;
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
  const position = query.cursor === undefined ? END : readCursor(query.cursor);
  const { rows } = await client.query(LIST_ENTRIES, [
    query.merchant,
    String(position.batch),
    position.entry,
    position.leg,
    query.from === undefined ? null : new Date(query.from).toISOString(),
    query.to === undefined ? null : new Date(query.to).toISOString(),
    query.codes?.map((code) => books.codes[code] ?? 0) ?? null,
    query.reference ?? null,
    query.address ?? null,
    query.refused ?? false,
    limit + 1,
  ]);
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
  return { batch: BigInt(match[1] ?? ''), entry: match[2] ?? '', leg: Number(match[3]) };
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
