// Lists the published seals, without the entries that they cover, and daily roots of a merchant.
import { assert, type Day, type Instant, type MerchantId } from '@fairhouse/values';
import type { SqlClient } from '../ledger.ts';
import { readBigint, readInstant, type Row } from '../rows.ts';

export interface PublishedSeal {
  readonly number: bigint;
  /** The range of batches; `fromBatch` is inclusive, `toBatch` exclusive. */
  readonly fromBatch: bigint;
  readonly toBatch: bigint;
  readonly entries: number;
  /** The hash of the leaves, which are not published. */
  readonly leavesHash: Buffer;
  readonly previous: Buffer;
  readonly hash: Buffer;
  readonly signature: Buffer;
  readonly at: Instant;
}

export interface PublishedDailyRoot {
  readonly day: Day;
  readonly sealNumber: bigint;
  readonly toBatch: bigint;
  readonly accounts: number;
  readonly root: Buffer;
  readonly signature: Buffer;
  readonly at: Instant;
}

// Reads a range of the primary key, newest first; takes no lock.
const LIST_SEALS = `
  select number, from_batch, to_batch, entries, leaves_hash, previous, hash, signature,
         (extract(epoch from sealed_at) * 1000)::bigint as at_ms
    from ledger.seal
   where merchant_id = $1 and ($2::bigint is null or number < $2)
   order by number desc limit $3`;

/** The newest seals of a merchant, or those before a number; newest first, at most 1000. */
export async function listSeals(
  client: SqlClient,
  query: { readonly merchant: MerchantId; readonly before?: bigint; readonly limit: number },
): Promise<readonly PublishedSeal[]> {
  assert(query.limit >= 1 && query.limit <= 1000, 'a page has 1 to 1000 seals');
  const before = query.before === undefined ? null : String(query.before);
  const { rows } = await client.query(LIST_SEALS, [query.merchant, before, query.limit]);
  return rows.map((row) => ({
    number: readBigint(row['number']),
    fromBatch: readBigint(row['from_batch']),
    toBatch: readBigint(row['to_batch']),
    entries: Number(row['entries']),
    leavesHash: row['leaves_hash'] as Buffer,
    previous: row['previous'] as Buffer,
    hash: row['hash'] as Buffer,
    signature: row['signature'] as Buffer,
    at: readInstant(row['at_ms']),
  }));
}

// Reads a range of the primary key, newest first; takes no lock.
const LIST_DAILY_ROOTS = `
  select to_char(day, 'YYYY-MM-DD') as day, seal_number, to_batch, accounts, root, signature,
         (extract(epoch from published_at) * 1000)::bigint as at_ms
    from ledger.daily_root
   where merchant_id = $1 and ($2::date is null or day < $2)
   order by day desc limit $3`;

/** The newest daily roots of a merchant, or those before a day; newest first, at most 1000. */
export async function listDailyRoots(
  client: SqlClient,
  query: { readonly merchant: MerchantId; readonly before?: Day; readonly limit: number },
): Promise<readonly PublishedDailyRoot[]> {
  assert(query.limit >= 1 && query.limit <= 1000, 'a page has 1 to 1000 days');
  const values = [query.merchant, query.before ?? null, query.limit];
  return (await client.query(LIST_DAILY_ROOTS, values)).rows.map(readDailyRoot);
}

function readDailyRoot(row: Row): PublishedDailyRoot {
  return {
    day: String(row['day']) as Day,
    sealNumber: readBigint(row['seal_number']),
    toBatch: readBigint(row['to_batch']),
    accounts: Number(row['accounts']),
    root: row['root'] as Buffer,
    signature: row['signature'] as Buffer,
    at: readInstant(row['at_ms']),
  };
}
