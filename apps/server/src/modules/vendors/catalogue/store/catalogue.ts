// What a sync writes of a vendor's list. One process syncs a vendor at a time.
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { GameType } from '../../records/index.ts';

export interface SyncDueRow {
  code: string;
  synced_at: Date | null;
}

const LIST_SYNCED = `
  select code, synced_at from vendors.vendor
  where merchant_id = $1 and wallet <> 'LOTTERY' and enabled order by code`;

export async function listSyncTimes(sql: Sql, merchant: MerchantId): Promise<SyncDueRow[]> {
  return (await sql.query<SyncDueRow>(LIST_SYNCED, [merchant])).rows;
}

// Serialises syncs of one vendor.
const LOCK = `
  select synced_at from vendors.vendor where merchant_id = $1 and code = $2 for no key update`;

export async function lockSync(
  sql: Sql,
  merchant: MerchantId,
  code: string,
): Promise<Date | undefined> {
  const { rows } = await sql.query<{ synced_at: Date | null }>(LOCK, [merchant, code]);
  return rows[0]?.synced_at ?? undefined;
}

const MARK = `
  update vendors.vendor set synced_at = to_timestamp($3 / 1000.0), sync_problem = $4
  where merchant_id = $1 and code = $2`;

export async function markSynced(
  sql: Sql,
  merchant: MerchantId,
  code: string,
  { now, problem }: { readonly now: number; readonly problem: string },
): Promise<void> {
  await sql.query(MARK, [merchant, code, now, problem.slice(0, 300)]);
}

export interface StoredGame {
  node_id: bigint;
  code: string;
  status: 'DRAFT' | 'LIVE' | 'RETIRED';
  checksum: Buffer;
  rtp_low: number;
  listed: unknown;
  missed: number;
  published_at: Date | null;
}

const STORED = `
  select node_id, code, status, checksum, rtp_low, listed, missed, published_at
  from vendors.game where merchant_id = $1 and vendor = $2`;

export async function listStoredGames(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
): Promise<StoredGame[]> {
  return (await sql.query<StoredGame>(STORED, [merchant, vendor])).rows;
}

const PUT = nameParameters(`
  insert into vendors.game as g
    (merchant_id, vendor, code, type, status, offered, names, listed, checksum, rtp_low, rtp_high,
     published_at, changed_at)
  values ($merchant, $vendor, $code, $type, $status, $offered, $names::jsonb, $listed::jsonb,
    $checksum, $rtpLow, $rtpHigh,
    case when $status = 'LIVE' then to_timestamp($now / 1000.0) end, to_timestamp($now / 1000.0))
  on conflict (merchant_id, vendor, code) do update set
    type = excluded.type, offered = excluded.offered,
    -- One that was retired is back; an operator's draft stays one.
    status = case when g.status = 'RETIRED' then excluded.status else g.status end,
    names = excluded.names, listed = excluded.listed, checksum = excluded.checksum,
    rtp_low = excluded.rtp_low, rtp_high = excluded.rtp_high, missed = 0,
    published_at = coalesce(g.published_at, excluded.published_at),
    changed_at = excluded.changed_at`);

export interface PutGame {
  readonly merchant: MerchantId;
  readonly vendor: string;
  readonly code: string;
  readonly type: GameType;
  readonly status: 'DRAFT' | 'LIVE';
  readonly offered: boolean;
  readonly names: string;
  readonly listed: string;
  readonly checksum: Buffer;
  readonly rtpLow: number;
  readonly rtpHigh: number;
  readonly now: number;
}

export async function putGame(sql: Sql, game: PutGame): Promise<void> {
  await sql.query(PUT.text, valuesOf(PUT, { ...game }));
}

const SET_MISSED = `
  update vendors.game set missed = least(missed + 1, 100)
  where merchant_id = $1 and node_id = any($2::bigint[])`;

const RETIRE = `
  update vendors.game set status = 'RETIRED', changed_at = to_timestamp($3 / 1000.0)
  where merchant_id = $1 and node_id = any($2::bigint[])`;

const SEEN = `
  update vendors.game set missed = 0 where merchant_id = $1 and node_id = any($2::bigint[])
    and missed > 0`;

export async function countMissed(
  sql: Sql,
  merchant: MerchantId,
  nodes: readonly bigint[],
): Promise<void> {
  await sql.query(SET_MISSED, [merchant, nodes]);
}

export async function retireGames(
  sql: Sql,
  merchant: MerchantId,
  nodes: readonly bigint[],
  now: number,
): Promise<void> {
  await sql.query(RETIRE, [merchant, nodes, now]);
}

const HIDE = `
  update vendors.game set enabled = false
  where merchant_id = $1 and node_id = any($2::bigint[])`;

/** Turns the merchant's own switch of these games off. */
export async function hideGames(
  sql: Sql,
  merchant: MerchantId,
  nodes: readonly bigint[],
): Promise<void> {
  await sql.query(HIDE, [merchant, nodes]);
}

/** Begins to count the lists that lack these games again. */
export async function markSeen(
  sql: Sql,
  merchant: MerchantId,
  nodes: readonly bigint[],
): Promise<void> {
  await sql.query(SEEN, [merchant, nodes]);
}

const ADD_CATEGORIES = `
  insert into vendors.vendor_category (merchant_id, code, category, sort)
  select $1, $2, c.category, 0 from unnest($3::text[]) as c (category)
  on conflict (merchant_id, category, code) do nothing`;

/** Adds the categories of new games; a place that exists is kept. */
export async function addCategories(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  categories: readonly string[],
): Promise<void> {
  if (categories.length > 0) await sql.query(ADD_CATEGORIES, [merchant, vendor, categories]);
}

/** What a sync found about a game, or about a row that names none. */
export interface Finding {
  /** Empty for a row without one. */
  readonly code: string;
  readonly kind: 'NEW' | 'CHANGED' | 'GONE' | 'BACK' | 'BAD' | 'HELD';
  readonly state: 'DONE' | 'WAITING';
  readonly question?: 'RETURN' | 'RETIREMENT';
  readonly detail: Readonly<Record<string, unknown>>;
  readonly fingerprint?: Buffer;
  /** The row of the vendor's list. */
  readonly listed?: object;
}
