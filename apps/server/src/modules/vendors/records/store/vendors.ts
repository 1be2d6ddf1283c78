// Vendors with what their servers need. None of these statements takes a lock.
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface VendorConfigRow {
  code: string;
  name: string;
  kind: 'lottery' | 'studio' | 'external';
  enabled: boolean;
  wallet: 'SEAMLESS' | 'TRANSFER' | 'LOTTERY';
  dialect: 'HUB88' | 'PLAY';
  base_url: string;
  operator_ref: string;
  networks: string[];
  launch_hosts: string[];
  turnover: 'META' | 'NET' | 'WHOLE';
  trial_book: boolean;
  demo: boolean;
  lobby: boolean;
  auto_publish: boolean;
  maintenance_from: Date | null;
  maintenance_until: Date | null;
}

const LIST = `
  select code, name, kind, enabled, wallet, dialect, base_url, operator_ref, networks, launch_hosts,
    turnover, trial_book, demo, lobby, auto_publish, maintenance_from, maintenance_until
  from vendors.vendor where merchant_id = $1 and wallet <> 'LOTTERY' order by code`;

export async function listVendorConfigs(
  sql: Sql,
  merchant: MerchantId,
): Promise<VendorConfigRow[]> {
  return (await sql.query<VendorConfigRow>(LIST, [merchant])).rows;
}

/**
 * Whose a key is. `LAB` is a pair with which the lab plays the vendor, `SANDBOX` a key of the
 * vendor's for runs of its own.
 */
export type KeyOwner = 'VENDOR' | 'OURS' | 'LAB' | 'SANDBOX';

export interface VendorKeyRow {
  code: string;
  key_id: string;
  owner: KeyOwner;
  algorithm: 'RSA' | 'HMAC';
  public_key: string | null;
  sealed: Buffer | null;
  state: 'CURRENT' | 'NEXT';
  created_at: Date;
}

const LIST_KEYS = `
  select code, key_id, owner, algorithm, public_key, sealed, state, created_at
  from vendors.vendor_key where merchant_id = $1 and state <> 'RETIRED'
  order by code, state, key_id`;

export async function listVendorKeys(sql: Sql, merchant: MerchantId): Promise<VendorKeyRow[]> {
  return (await sql.query<VendorKeyRow>(LIST_KEYS, [merchant])).rows;
}

const RETIRE = `
  update vendors.vendor_key set state = 'RETIRED', retired_at = to_timestamp($5 / 1000.0)
  where merchant_id = $1 and code = $2 and owner = $3 and state = $4`;

const PROMOTE = `
  update vendors.vendor_key set state = 'CURRENT'
  where merchant_id = $1 and code = $2 and owner = $3 and state = 'NEXT'`;

const INSERT = nameParameters(`
  insert into vendors.vendor_key
    (merchant_id, code, key_id, owner, algorithm, public_key, sealed, state, created_at)
  values ($merchant, $code, $id, $owner, $algorithm, $publicKey, $sealed, $state,
    to_timestamp($now / 1000.0))`);

export interface NewVendorKey {
  readonly merchant: MerchantId;
  readonly code: string;
  readonly id: string;
  readonly owner: KeyOwner;
  readonly algorithm: 'RSA' | 'HMAC';
  readonly publicKey: string | undefined;
  readonly sealed: Uint8Array | undefined;
  readonly state: 'CURRENT' | 'NEXT';
  readonly now: number;
}

/** Replaces the key of that owner and state. */
export async function putVendorKey(sql: Sql, key: NewVendorKey): Promise<void> {
  const { merchant, code, owner, state, now } = key;
  await sql.query(RETIRE, [merchant, code, owner, state, now]);
  const { publicKey = null, sealed = null, ...rest } = key;
  await sql.query(INSERT.text, valuesOf(INSERT, { ...rest, publicKey, sealed }));
}

/**
 * Retires the current key and makes the next one current; false if there is no next one. Who comes
 * second waits, and finds none: it would retire the key that has just become current.
 */
export async function promoteVendorKey(
  sql: Sql,
  key: Pick<NewVendorKey, 'merchant' | 'code' | 'owner' | 'now'>,
): Promise<boolean> {
  const { merchant, code, owner, now } = key;
  if ((await sql.query(LOCK_NEXT, [merchant, code, owner])).rowCount === 0) return false;
  await sql.query(RETIRE, [merchant, code, owner, 'CURRENT', now]);
  await sql.query(PROMOTE, [merchant, code, owner]);
  return true;
}

const LOCK_NEXT = `
  select from vendors.vendor_key
  where merchant_id = $1 and code = $2 and owner = $3 and state = 'NEXT' for update`;

export interface GameRow {
  node_id: bigint;
  vendor: string;
  code: string;
  type: GameType;
  status: 'DRAFT' | 'LIVE' | 'RETIRED';
  enabled: boolean;
  offered: boolean;
  names: unknown;
  own_names: unknown;
  listed: unknown;
  rtp_low: number;
  rtp_high: number;
  sort: number;
  hot: number | null;
  published_at: Date | null;
  badges: string[];
  art_id: Id<'game_art'> | null;
  own_min: bigint | null;
  own_max: bigint | null;
  own_blocked: string[];
  house_jackpot: boolean;
  /** What the merchant pays at most for a round of the game's type; null where as listed. */
  max_win: bigint | null;
}

export type GameType = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'LOCAL' | 'SPORTS' | 'ESPORTS';

const LIST_GAMES = `
  select g.node_id, g.vendor, g.code, g.type, g.status, g.enabled, g.offered, g.names, g.own_names,
    g.listed, g.rtp_low, g.rtp_high, g.sort, g.hot, g.published_at, g.badges, g.art_id, g.own_min,
    g.own_max, g.own_blocked, g.house_jackpot, m.max_win
  from vendors.game g
  left join vendors.max_win m
    on m.merchant_id = g.merchant_id and m.vendor = g.vendor and m.game_type = g.type
  where g.merchant_id = $1 order by g.node_id`;

export async function listGameRows(sql: Sql, merchant: MerchantId): Promise<GameRow[]> {
  return (await sql.query<GameRow>(LIST_GAMES, [merchant])).rows;
}
