// Reads statements: the lines of player accounts, newest first.
import { assert, delta, nameParameters, valuesOf, type Amount, type Id } from '@fairhouse/values';
import type { FindAccountKind } from './chart.ts';
import type { Address, SqlClient, StatementLine, StatementQuery } from './ledger.ts';
import type { Codes } from './posting.ts';
import { readBigint, readInstant, type Row } from './rows.ts';

// Reads each account backwards from its newest line within the bounds, by the index of either side;
// takes no lock. The text has the conditions of the query alone.
const linesText = ({ from, to, codes }: StatementQuery): string => `
  select line.entry_id, line.leg, (extract(epoch from line.booked_at) * 1000)::bigint as at_ms,
         line.code, line.reference, line.change, line.balance, line.sequence,
         account.address, counter.address as counter
    from unnest($addresses::text[], $positions::bigint[]) as wanted (address, before)
    join ledger.account as account
      on account.merchant_id = $merchant and account.currency = $currency
     and account.address = wanted.address collate "C"
   cross join lateral (
     select ${from === undefined ? '1' : firstSequence('$from')} as first,
            ${to === undefined ? 'wanted.before' : `least(wanted.before, ${firstSequence('$to')})`}
              as before
   ) as bounds
   cross join lateral (
     ${codes === undefined ? sideText('debit', DEBITED) : sideOfCodesText('debit', DEBITED)}
     union all
     ${codes === undefined ? sideText('credit', CREDITED) : sideOfCodesText('credit', CREDITED)}
     order by sequence desc limit $limit
   ) as line
    join ledger.account as counter
      on counter.merchant_id = account.merchant_id and counter.account_id = line.counter_id`;

// A sum, so that the index of the account's lines is read, which has the code: where a code is
// rare, PostgreSQL would at times read every movement of the merchant that has it, and sort them.
const OF_CODES = 'and code + 0 = any ($codes::smallint[])';

// The columns of a line on either side.
const DEBITED = `entry_id, leg, booked_at, code, reference, credit_id as counter_id,
             -amount as change, debit_balance as balance, debit_sequence as sequence`;
const CREDITED = `entry_id, leg, booked_at, code, reference, debit_id as counter_id,
             amount as change, credit_balance as balance, credit_sequence as sequence`;

const withinText = (side: 'debit' | 'credit'): string => `
       where merchant_id = account.merchant_id and ${side}_id = account.account_id
         and ${side}_sequence >= bounds.first and ${side}_sequence < bounds.before`;

// The newest lines of one side of an account.
const sideText = (side: 'debit' | 'credit', columns: string): string => `
     (select ${columns} from ledger.movement ${withinText(side)}
       order by ${side}_sequence desc limit $limit)`;

// Those of some codes are found within the index, and only they are looked up: of every other line
// no row is read.
const sideOfCodesText = (side: 'debit' | 'credit', columns: string): string => `
     (select looked_up.*
        from (select ${side}_sequence as number from ledger.movement ${withinText(side)} ${OF_CODES}
               order by ${side}_sequence desc limit $limit) as found
       cross join lateral (
         select ${columns} from ledger.movement
          where merchant_id = account.merchant_id and ${side}_id = account.account_id
            and ${side}_sequence = found.number limit 1) as looked_up)`;

const firstSequence = (since: string): string =>
  `ledger.first_sequence(account.merchant_id, account.account_id, ${since})`;

const LAST = (1n << 63n) - 1n;
const LIMIT_MAX = 10_000;

export interface StatementBooks {
  readonly codes: Codes;
  readonly codeNames: ReadonlyMap<number, string>;
  readonly findAccountKind: FindAccountKind;
}

/**
 * One page of the lines of one or several player accounts, newest first. The cursor contains a
 * position per account, so that lines booked between two pages neither shift nor repeat others.
 * House accounts have no lines: `listEntries` lists their entries.
 */
export async function readStatement(
  client: SqlClient,
  books: StatementBooks,
  query: StatementQuery,
): Promise<{ lines: readonly StatementLine[]; next?: string }> {
  const { addresses, limit } = query;
  assert(limit >= 1 && limit <= LIMIT_MAX, `a page has 1 to ${LIMIT_MAX} lines`);
  for (const address of addresses) {
    assert(books.findAccountKind(address) === 'player', `${address} is not a player's account`);
  }
  const positions = readCursor(query.cursor, addresses.length);
  const statement = nameParameters(linesText(query));
  const values = valuesOf(statement, {
    merchant: query.merchant,
    addresses,
    positions: positions.map(String),
    currency: query.currency,
    from: timeOf(query.from),
    to: timeOf(query.to),
    codes: query.codes?.map((code) => books.codes[code] ?? 0),
    limit: limit + 1,
  });
  const { rows } = await client.query(statement.text, values);
  const lines = mergeNewest(
    rows.map((row) => readLine(row, books.codeNames)),
    limit,
  );
  if (rows.length <= limit) return { lines };
  for (const line of lines) positions[addresses.indexOf(line.address)] = line.sequence;
  return { lines, next: positions.join('.') };
}

/**
 * Merges the lines of all accounts: of the next line of each account, the latest comes first.
 * Within an account the sequence numbers decide, even if the clock was once set back.
 */
function mergeNewest(lines: readonly StatementLine[], limit: number): StatementLine[] {
  const queues = new Map<Address, StatementLine[]>();
  for (const line of lines) {
    const queue = queues.get(line.address) ?? [];
    queues.set(line.address, queue);
    queue.push(line);
  }
  // The next line of each account is last in its queue.
  for (const queue of queues.values()) queue.sort((a, b) => (a.sequence < b.sequence ? -1 : 1));
  const merged: StatementLine[] = [];
  while (merged.length < limit) {
    let latest: StatementLine[] | undefined;
    for (const queue of queues.values()) {
      const next = queue[queue.length - 1];
      const best = latest?.[latest.length - 1];
      if (next !== undefined && (best === undefined || isLater(next, best))) latest = queue;
    }
    const line = latest?.pop();
    if (line === undefined) break;
    merged.push(line);
  }
  return merged;
}

function isLater(one: StatementLine, other: StatementLine): boolean {
  if (one.at !== other.at) return one.at > other.at;
  if (one.entry !== other.entry) return one.entry > other.entry;
  return one.leg !== other.leg ? one.leg > other.leg : one.address < other.address;
}

function readLine(row: Row, codeNames: ReadonlyMap<number, string>): StatementLine {
  return {
    entry: row['entry_id'] as Id<'entry'>,
    leg: Number(row['leg']),
    at: readInstant(row['at_ms']),
    code: codeNames.get(Number(row['code'])) ?? String(row['code']),
    reference: row['reference'] as string,
    address: row['address'] as Address,
    counter: row['counter'] as Address,
    change: delta(readBigint(row['change'])),
    balance: readBigint(row['balance']) as Amount,
    sequence: readBigint(row['sequence']),
  };
}

/** The position of each account: the following pages contain only lines below it. */
function readCursor(cursor: string | undefined, accounts: number): bigint[] {
  if (cursor === undefined) return Array.from({ length: accounts }, () => LAST);
  const positions = cursor.split('.');
  const fits =
    positions.length === accounts && positions.every((position) => /^\d{1,19}$/.test(position));
  assert(fits, 'the cursor belongs to another statement');
  return positions.map(BigInt);
}

function timeOf(instant: number | undefined): string | null {
  return instant === undefined ? null : new Date(instant).toISOString();
}
