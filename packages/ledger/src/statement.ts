// Reads statements: the lines of player accounts, newest first.
import { assert, delta, type Amount, type Id } from '@fairhouse/values';
import type { FindAccountKind } from './chart.ts';
import type { Address, SqlClient, StatementLine, StatementQuery } from './ledger.ts';
import type { Codes } from './posting.ts';
import { readBigint, readInstant, type Row } from './rows.ts';

// Reads each account backwards from its newest line within the bounds, by the index of either side;
// takes no lock.
const READ_LINES = `
  select line.entry_id, line.leg, (extract(epoch from line.booked_at) * 1000)::bigint as at_ms,
         line.code, line.reference, line.change, line.balance, line.sequence,
         account.address, counter.address as counter
    from unnest($2::text[], $3::bigint[]) as wanted (address, before)
    join ledger.account as account
      on account.merchant_id = $1 and account.currency = $4
     and account.address = wanted.address collate "C"
   cross join lateral (
     select case when $5::timestamptz is null then 1
                 else ledger.first_sequence(account.merchant_id, account.account_id, $5)
            end as first,
            case when $6::timestamptz is null then wanted.before
                 else least(wanted.before,
                   ledger.first_sequence(account.merchant_id, account.account_id, $6)) end as before
   ) as bounds
   cross join lateral (
     (select entry_id, leg, booked_at, code, reference, credit_id as counter_id,
             -amount as change, debit_balance as balance, debit_sequence as sequence
        from ledger.movement
       where merchant_id = account.merchant_id and debit_id = account.account_id
         and debit_sequence >= bounds.first and debit_sequence < bounds.before
         and ($7::smallint[] is null or code = any ($7))
       order by debit_sequence desc limit $8)
     union all
     (select entry_id, leg, booked_at, code, reference, debit_id,
             amount, credit_balance, credit_sequence
        from ledger.movement
       where merchant_id = account.merchant_id and credit_id = account.account_id
         and credit_sequence >= bounds.first and credit_sequence < bounds.before
         and ($7::smallint[] is null or code = any ($7))
       order by credit_sequence desc limit $8)
     order by sequence desc limit $8
   ) as line
    join ledger.account as counter
      on counter.merchant_id = account.merchant_id and counter.account_id = line.counter_id`;

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
  const { rows } = await client.query(READ_LINES, [
    query.merchant,
    addresses,
    positions.map(String),
    query.currency,
    timeOf(query.from),
    timeOf(query.to),
    query.codes?.map((code) => books.codes[code] ?? 0) ?? null,
    limit + 1,
  ]);
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
