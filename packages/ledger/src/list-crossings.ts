// Lists the legs that cross between some accounts and all others: what a figure of play is made of.
import {
  assert,
  nameParameters,
  valuesOf,
  type Amount,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { EntryLine, SqlClient } from './ledger.ts';
import { ENTRY_COLUMNS, FROM, readCursor, readLine, TO, type EntryBooks } from './list-entries.ts';
import { readBigint, type Row } from './rows.ts';

/** Asks for the booked legs between the accounts of an address and all others. */
export interface CrossingQuery {
  readonly merchant: MerchantId;
  readonly from?: Instant;
  readonly to?: Instant;
  readonly codes: readonly string[];
  /** An address: `house` has its own accounts and those of `house:lottery`. */
  readonly within: string;
  /** One address of them that counts as outside. */
  readonly without?: string;
  /** Only entries whose reference begins so, or is exactly this. */
  readonly references?: { readonly begins: string; readonly whole: string };
  /** One line for each entry, its first leg: all legs of such an entry are on the same side. */
  readonly perEntry?: true;
  readonly limit: number;
  readonly cursor?: string;
}

/** A leg that crosses; `inward` where its money arrives inside. */
export interface CrossingLine extends EntryLine {
  readonly inward: boolean;
  /** The amount of the leg; of all legs where a line is that of a whole entry. */
  readonly whole: Amount;
}

/**
 * The newest legs that one page looks through: no index has the references and accounts of a figure
 * in the order of time. About sixty legs are on a page of 8 kB; where those of thirty merchants lie
 * among each other, a thousand of one are on 500 pages.
 */
const LOOKED_THROUGH = 1000;

// The accounts are those of the address itself and of all addresses below it. The last row that was
// looked at comes with every row, or alone. Takes no lock.
const crossingsText = ({ from, to, cursor, references, perEntry }: CrossingQuery): string => `
  with inside as materialized (
    select account_id from ledger.account
     where merchant_id = $merchant and address >= $within
       and address < $within || ';' and address <> $without
       and (address = $within or starts_with(address, $within || ':'))
  ), looked as materialized (
    ${ENTRY_COLUMNS}
     where merchant_id = $merchant and refused is null
       ${cursor === undefined ? '' : AFTER}
       ${from === undefined ? '' : FROM}
       ${to === undefined ? '' : TO}
     order by batch desc, entry_id desc, leg desc limit $looked
  ), found as (
    select looked.*, credit_id in (select account_id from inside) as inward from looked
     where code = any($codes::smallint[])
       and (debit_id in (select account_id from inside))
           <> (credit_id in (select account_id from inside))
       ${references === undefined ? '' : OF_REFERENCES}
       ${perEntry === undefined ? '' : 'and leg = 0'}
     order by batch desc, entry_id desc, leg desc limit $limit
  ), last as (
    select (select count(*) from looked) as looked, batch as last_batch,
           entry_id as last_entry, leg as last_leg
      from looked order by batch, entry_id, leg limit 1
  )
  select last.*, found.*, debit.address as debit, credit.address as credit, debit.currency,
         ${perEntry === undefined ? 'found.amount' : WHOLE} as whole
    from last
    left join (found
      join ledger.account as debit
        on debit.merchant_id = found.merchant_id and debit.account_id = found.debit_id
      join ledger.account as credit
        on credit.merchant_id = found.merchant_id and credit.account_id = found.credit_id)
      on true
   order by found.batch desc, found.entry_id desc, found.leg desc`;

const AFTER = 'and (batch, entry_id, leg) < ($batch::bigint, $entry::uuid, $leg::integer)';
// By the primary key; a fee is a leg of its own.
const WHOLE = `(
           select sum(of_entry.amount)::bigint from ledger.movement as of_entry
            where of_entry.merchant_id = $merchant and of_entry.entry_id = found.entry_id)`;
const OF_REFERENCES = 'and (starts_with(reference, $begins) or reference = $reference)';

/**
 * One page of crossings, newest first. A page looks through a bounded number of legs: it may be
 * shorter than asked for and have a next one.
 */
export async function listCrossings(
  client: SqlClient,
  books: EntryBooks,
  query: CrossingQuery,
): Promise<{ crossings: readonly CrossingLine[]; next?: string }> {
  const { merchant, limit, cursor, from, to, within, without, references } = query;
  assert(limit >= 1 && limit <= 1000, 'a page has 1 to 1000 legs');
  const statement = nameParameters(crossingsText(query));
  const values = valuesOf(statement, {
    merchant,
    within,
    without: without ?? '',
    codes: query.codes.map((code) => books.codes[code] ?? 0),
    begins: references?.begins,
    reference: references?.whole,
    from: from === undefined ? null : new Date(from).toISOString(),
    to: to === undefined ? null : new Date(to).toISOString(),
    ...(cursor === undefined ? {} : readCursor(cursor)),
    looked: LOOKED_THROUGH,
    // One row more than the page has shows whether there is another page.
    limit: limit + 1,
  });
  const { rows } = await client.query(statement.text, values);
  const found = rows.filter((row) => row['entry_id'] !== null);
  const page = found.slice(0, limit);
  const crossings = page.map((row) => ({
    ...readLine(row, books.codeNames),
    inward: row['inward'] === true,
    whole: readBigint(row['whole']) as Amount,
  }));
  const next = nextCursor(page, rows[0], found.length > limit);
  return next === undefined ? { crossings } : { crossings, next };
}

/** After the page where more was found, or after what was looked through where more is there. */
function nextCursor(page: readonly Row[], any: Row | undefined, more: boolean): string | undefined {
  const last = page.at(-1);
  if (more && last !== undefined) return formatCursor(last['batch'], last['entry_id'], last['leg']);
  if (any === undefined || readBigint(any['looked']) < LOOKED_THROUGH) return undefined;
  return formatCursor(any['last_batch'], any['last_entry'], any['last_leg']);
}

function formatCursor(batch: unknown, entry: unknown, leg: unknown): string {
  return `${readBigint(batch)}.${String(entry)}.${Number(leg)}`;
}
