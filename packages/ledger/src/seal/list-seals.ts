// Lists the published seals, without the entries that they cover, and daily roots of a merchant.
import {
  assert,
  nameParameters,
  valuesOf,
  type Day,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
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
const sealsText = (before: bigint | undefined): string => `
  select number, from_batch, to_batch, entries, leaves_hash, previous, hash, signature,
         (extract(epoch from sealed_at) * 1000)::bigint as at_ms
    from ledger.seal
   where merchant_id = $merchant ${before === undefined ? '' : 'and number < $before'}
   order by number desc limit $limit`;

/** The newest seals of a merchant, or those before a number; newest first, at most 1000. */
export async function listSeals(
  client: SqlClient,
  query: { readonly merchant: MerchantId; readonly before?: bigint; readonly limit: number },
): Promise<readonly PublishedSeal[]> {
  assert(query.limit >= 1 && query.limit <= 1000, 'a page has 1 to 1000 seals');
  const { merchant, before, limit } = query;
  const statement = nameParameters(sealsText(before));
  const values = valuesOf(statement, { merchant, before: String(before), limit });
  const { rows } = await client.query(statement.text, values);
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
const dailyRootsText = (before: Day | undefined): string => `
  select to_char(day, 'YYYY-MM-DD') as day, seal_number, to_batch, accounts, root, signature,
         (extract(epoch from published_at) * 1000)::bigint as at_ms
    from ledger.daily_root
   where merchant_id = $merchant ${before === undefined ? '' : 'and day < $before'}
   order by day desc limit $limit`;

/** The newest daily roots of a merchant, or those before a day; newest first, at most 1000. */
export async function listDailyRoots(
  client: SqlClient,
  query: { readonly merchant: MerchantId; readonly before?: Day; readonly limit: number },
): Promise<readonly PublishedDailyRoot[]> {
  assert(query.limit >= 1 && query.limit <= 1000, 'a page has 1 to 1000 days');
  const { merchant, before, limit } = query;
  const statement = nameParameters(dailyRootsText(before));
  const values = valuesOf(statement, { merchant, before, limit });
  return (await client.query(statement.text, values)).rows.map(readDailyRoot);
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
