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
const listText = (query: EntryQuery): string =>
  pageText(`
      ${ENTRY_COLUMNS} ${conditionsText(query)}
       ${NEWEST_FIRST}`);

// The entries of a code have an index of their own: each code gives its newest ones, and the page
// is the newest of these.
const listOfCodesText = (query: EntryQuery): string =>
  pageText(`
      select each.* from unnest($codes::smallint[]) as wanted (number) cross join lateral (
        ${ENTRY_COLUMNS} ${conditionsText(query)} and code = wanted.number
         ${NEWEST_FIRST}) as each
       ${NEWEST_FIRST}`);

const pageText = (entries: string): string => `
  select booked.*, debit.address as debit, credit.address as credit, debit.currency
    from (${entries}) as booked
    join ledger.account as debit
      on debit.merchant_id = booked.merchant_id and debit.account_id = booked.debit_id
    join ledger.account as credit
      on credit.merchant_id = booked.merchant_id and credit.account_id = booked.credit_id
   order by booked.batch desc, booked.entry_id desc, booked.leg desc`;

export const ENTRY_COLUMNS = `
      select merchant_id, entry_id, leg, batch, code, reference, amount, refused, reverses,
             debit_id, credit_id, (extract(epoch from booked_at) * 1000)::bigint as at_ms
        from ledger.movement`;

const conditionsText = ({ from, to, reference, address, refused, cursor }: EntryQuery): string => `
       where merchant_id = $merchant
         ${cursor === undefined ? '' : AFTER}
         ${from === undefined ? '' : FROM}
         ${to === undefined ? '' : TO}
         ${reference === undefined ? '' : 'and reference = $reference'}
         ${address === undefined ? '' : OF_ADDRESS}
         ${refused === true ? '' : 'and refused is null'}`;

const NEWEST_FIRST = 'order by batch desc, entry_id desc, leg desc limit $limit';
const AFTER = 'and (batch, entry_id, leg) < ($batch::bigint, $entry::uuid, $leg::integer)';
export const FROM = `
         and booked_at >= $from and batch >=
           (select ledger.first_batch($merchant, $from::timestamptz - interval '5 min'))`;
export const TO = `
         and booked_at < $to and batch <=
           (select ledger.first_batch($merchant, $to::timestamptz + interval '5 min'))`;
// The accounts of an address, one for each of its currencies.
const ACCOUNTS = `
  array(select account_id from ledger.account
         where merchant_id = $merchant and address = $address)`;
const OF_ADDRESS = `and (debit_id = any (${ACCOUNTS}) or credit_id = any (${ACCOUNTS}))`;

const firstLine = (since: string): string =>
  `(select ledger.first_sequence($merchant, $account, ${since}::timestamptz))`;

const withinText = ({ from, to }: EntryQuery, side: 'debit' | 'credit'): string => `
       where merchant_id = $merchant and ${side}_id = $account and ${side}_sequence is not null
         and ${side}_sequence < $before::bigint
         ${to === undefined ? '' : `and ${side}_sequence < ${firstLine('$to')}`}
         ${from === undefined ? '' : `and ${side}_sequence >= ${firstLine('$from')}`}`;

const lineColumns = (side: 'debit' | 'credit'): string => `
          merchant_id, entry_id, leg, batch, code, reference, amount, refused, reverses,
          debit_id, credit_id, (extract(epoch from booked_at) * 1000)::bigint as at_ms,
          ${side}_sequence as line`;

// The lines of one player account, which its indexes have in their order on either side; times are
// bounds of their numbers.
const lineText = (query: EntryQuery, side: 'debit' | 'credit'): string => `
  (select ${lineColumns(side)} from ledger.movement ${withinText(query, side)}
      ${query.reference === undefined ? '' : 'and reference = $reference'}
    order by ${side}_sequence desc
    limit $limit)`;

// Those of some codes are found within the index, and only they are looked up.
const lineOfCodesText = (query: EntryQuery, side: 'debit' | 'credit'): string => `
  (select looked_up.*
     from (select ${side}_sequence as number from ledger.movement ${withinText(query, side)}
              and code = any ($codes::smallint[])
            order by ${side}_sequence desc) as found
    cross join lateral (
      select ${lineColumns(side)} from ledger.movement
       where merchant_id = $merchant and ${side}_id = $account and ${side}_sequence = found.number
         ${query.reference === undefined ? '' : 'and reference = $reference'}
       limit 1) as looked_up
    limit $limit)`;

const LINE = `
  select coalesce(case when debit_id = $2 then debit_sequence else credit_sequence end, 0) as line
    from ledger.movement
   where merchant_id = $1 and entry_id = $3::uuid and leg = $4::integer`;

/** More than any account has. */
const NO_LINE = 9_223_372_036_854_775_807n;

const linesText = (query: EntryQuery): string =>
  linesPageText(`${lineText(query, 'debit')} union all ${lineText(query, 'credit')}`);

const linesOfCodesText = (query: EntryQuery): string =>
  linesPageText(`${lineOfCodesText(query, 'debit')} union all ${lineOfCodesText(query, 'credit')}`);

const linesPageText = (lines: string): string => `
  select booked.*, debit.address as debit, credit.address as credit, debit.currency
    from (
      select * from (${lines}) as lines
       order by line desc
       limit $limit) as booked
    join ledger.account as debit
      on debit.merchant_id = booked.merchant_id and debit.account_id = booked.debit_id
    join ledger.account as credit
      on credit.merchant_id = booked.merchant_id and credit.account_id = booked.credit_id
   order by booked.line desc`;

// The two kinds of accounts are 1 (player) and 2 (house).
const PLAYERS = `
  select account_id from ledger.account
   where merchant_id = $1 and address = $2 and kind = 1
   limit 2`;

/** The account of a player's address; undefined for the house's, and for several currencies. */
async function findPlayerAccount(
  client: SqlClient,
  { merchant, address }: EntryQuery,
): Promise<bigint | undefined> {
  if (address === undefined) return undefined;
  const { rows } = await client.query(PLAYERS, [merchant, address]);
  const [first, ...others] = rows;
  return first === undefined || others.length > 0 ? undefined : readBigint(first['account_id']);
}

/** The line after which a page of an account begins; a cursor of no entry is after all lines. */
async function lineBefore(
  client: SqlClient,
  { merchant, cursor }: EntryQuery,
  account: bigint,
): Promise<bigint> {
  if (cursor === undefined) return NO_LINE;
  const { entry, leg } = readCursor(cursor);
  const { rows } = await client.query(LINE, [merchant, account, entry, leg]);
  return rows[0] === undefined ? 0n : readBigint(rows[0]['line']);
}

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

/** One page of legs, newest first; those of one player account in the order of its lines. */
export async function listEntries(
  client: SqlClient,
  books: EntryBooks,
  query: EntryQuery,
): Promise<{ entries: readonly EntryLine[]; next?: string }> {
  const { limit } = query;
  assert(limit >= 1 && limit <= 1000, 'a page has 1 to 1000 legs');
  // Refused entries are no lines of an account.
  const account = query.refused === true ? undefined : await findPlayerAccount(client, query);
  const rows =
    account === undefined
      ? await readByBatch(client, books, query)
      : await readByLine(client, books, query, account);
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

async function readByBatch(
  client: SqlClient,
  books: EntryBooks,
  query: EntryQuery,
): Promise<Row[]> {
  const statement = nameParameters(
    query.codes === undefined ? listText(query) : listOfCodesText(query),
  );
  const { from, to, cursor } = query;
  const values = {
    ...valuesOfQuery(books, query),
    ...(cursor === undefined ? {} : readCursor(cursor)),
    from: from === undefined ? null : new Date(from).toISOString(),
    to: to === undefined ? null : new Date(to).toISOString(),
    address: query.address,
  };
  return (await client.query(statement.text, valuesOf(statement, values))).rows;
}

async function readByLine(
  client: SqlClient,
  books: EntryBooks,
  query: EntryQuery,
  account: bigint,
): Promise<Row[]> {
  const statement = nameParameters(
    query.codes === undefined ? linesText(query) : linesOfCodesText(query),
  );
  const { from, to } = query;
  const values = {
    ...valuesOfQuery(books, query),
    account,
    before: await lineBefore(client, query, account),
    from: from === undefined ? '-infinity' : new Date(from).toISOString(),
    to: to === undefined ? 'infinity' : new Date(to).toISOString(),
  };
  return (await client.query(statement.text, valuesOf(statement, values))).rows;
}

/** One row more than the page has shows whether there is another page. */
function valuesOfQuery({ codes }: EntryBooks, query: EntryQuery) {
  const { merchant, reference, limit } = query;
  const wanted = query.codes?.map((code) => codes[code] ?? 0);
  return { merchant, reference, codes: wanted, limit: limit + 1 };
}

export function readCursor(cursor: string): CursorPosition {
  const match = /^(\d{1,19})\.([0-9a-f-]{36})\.(\d{1,5})$/.exec(cursor);
  assert(match !== null, 'not a cursor of entries');
  return { batch: match[1] ?? '', entry: match[2] ?? '', leg: Number(match[3]) };
}

export function readLine(row: Row, codeNames: ReadonlyMap<number, string>): EntryLine {
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
