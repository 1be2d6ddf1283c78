// Entries by id and by time, for whoever browses the books.
import { assert, type Amount, type Id, type Instant, type MerchantId } from '@fairhouse/values';
import { entryKey, type Codes } from './posting.ts';
import type {
  Address,
  Currency,
  EntryLine,
  EntryQuery,
  EntryRequest,
  SqlClient,
} from './ledger.ts';
import { big, readInstant, type Row } from './rows.ts';
import { findEntries, runOn } from './store.ts';

// The newest legs within a range of batches, which the summary index finds; no lock.
const LIST_ENTRIES = `
  select booked.entry_id, booked.leg, booked.batch, booked.code, booked.reference, booked.amount,
         booked.refused, booked.reverses, debit.address as debit, credit.address as credit,
         debit.currency, (extract(epoch from booked.booked_at) * 1000)::bigint as at_ms
    from ledger.movement as booked
    join ledger.account as debit
      on debit.merchant_id = booked.merchant_id and debit.account_id = booked.debit_id
    join ledger.account as credit
      on credit.merchant_id = booked.merchant_id and credit.account_id = booked.credit_id
   where booked.merchant_id = $1 and booked.batch >= $2 and booked.batch <= $3
     and (booked.batch, booked.entry_id, booked.leg) < ($3, $4::uuid, $5::integer)
     and ($6::timestamptz is null or booked.booked_at >= $6)
     and ($7::timestamptz is null or booked.booked_at < $7)
     and ($8::smallint[] is null or booked.code = any ($8))
     and ($9::text is null or booked.reference = $9)
     and ($10::text is null or $10 in (debit.address, credit.address))
     and ($11 or booked.refused is null)
   order by booked.batch desc, booked.entry_id desc, booked.leg desc
   limit $12`;

// The number that the next batch may get.
const NEWEST_BATCH = `
  select pg_snapshot_xmax(pg_current_snapshot())::text::bigint
         + (select max(start) from ledger.lifetime) as batch`;

const LAST_ENTRY = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Batches looked through first; four times as many each time that too few entries were found. */
const FIRST_RANGE = 4096n;

export interface EntryBooks {
  readonly codes: Codes;
  readonly codeNames: ReadonlyMap<number, string>;
}

interface Place {
  readonly batch: bigint;
  readonly entry: string;
  readonly leg: number;
}

/** The booked entry of an id, with all its legs; undefined when there is none or it was refused. */
export async function findEntry(
  client: SqlClient,
  codeNames: ReadonlyMap<number, string>,
  id: { readonly merchant: MerchantId; readonly id: Id<'entry'> },
): Promise<(EntryRequest & { readonly at: Instant }) | undefined> {
  const found = (await findEntries(runOn(client), [id], codeNames)).get(entryKey(id));
  if (found === undefined || found.refused !== undefined) return undefined;
  return { ...id, ...found.content, at: found.at };
}

/** One page of legs, newest first. */
export async function listEntries(
  client: SqlClient,
  books: EntryBooks,
  query: EntryQuery,
): Promise<{ entries: readonly EntryLine[]; next?: string }> {
  const { limit } = query;
  assert(limit >= 1 && limit <= 1000, 'a page has 1 to 1000 legs');
  let place = query.cursor === undefined ? await newest(client) : readCursor(query.cursor);
  const rows: Row[] = [];
  for (let range = FIRST_RANGE; place.batch >= 0n && rows.length <= limit; range *= 4n) {
    const from = place.batch > range ? place.batch - range : 0n;
    rows.push(
      ...(await readRange(client, books, query, { from, place, left: limit + 1 - rows.length })),
    );
    place = { batch: from - 1n, entry: LAST_ENTRY, leg: 32_768 };
  }
  const page = rows.slice(0, limit);
  const entries = page.map((row) => readLine(row, books.codeNames));
  const last = page[page.length - 1];
  return rows.length > limit && last !== undefined
    ? { entries, next: `${big(last['batch'])}.${String(last['entry_id'])}.${Number(last['leg'])}` }
    : { entries };
}

async function readRange(
  client: SqlClient,
  books: EntryBooks,
  query: EntryQuery,
  { from, place, left }: { from: bigint; place: Place; left: number },
): Promise<Row[]> {
  const { rows } = await client.query(LIST_ENTRIES, [
    query.merchant,
    String(from),
    String(place.batch),
    place.entry,
    place.leg,
    query.from === undefined ? null : new Date(query.from).toISOString(),
    query.to === undefined ? null : new Date(query.to).toISOString(),
    query.codes?.map((code) => books.codes[code] ?? 0) ?? null,
    query.reference ?? null,
    query.address ?? null,
    query.refused ?? false,
    left,
  ]);
  return rows;
}

async function newest(client: SqlClient): Promise<Place> {
  const { rows } = await client.query(NEWEST_BATCH);
  return { batch: big(rows[0]?.['batch']), entry: LAST_ENTRY, leg: 32_768 };
}

function readCursor(cursor: string): Place {
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
    amount: big(row['amount']) as Amount,
    ...(refused === null ? {} : { refused }),
    ...(reverses === null ? {} : { reverses }),
  };
}
