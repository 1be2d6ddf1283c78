// How vendors are reached, and their keys, as the console shows and changes them.
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface GatewayRow {
  name: string;
  enabled: boolean;
  wallet: 'SEAMLESS' | 'TRANSFER' | 'LOTTERY';
  dialect: 'HUB88' | 'PLAY';
  base_url: string;
  operator_ref: string;
  networks: string[];
  launch_hosts: string[];
  turnover: 'META' | 'NET' | 'WHOLE';
  demo: boolean;
  lobby: boolean;
  auto_publish: boolean;
  maintenance_from: Date | null;
  maintenance_until: Date | null;
  synced_at: Date | null;
  sync_problem: string;
  open_cases: bigint;
  waiting_changes: bigint;
}

const FIND = `
  select v.name, v.enabled, v.wallet, v.dialect, v.base_url, v.operator_ref, v.networks,
    v.launch_hosts, v.turnover, v.demo, v.lobby, v.auto_publish, v.maintenance_from,
    v.maintenance_until, v.synced_at, v.sync_problem,
    (select count(*) from vendors.vendor_case c
      where c.merchant_id = v.merchant_id and c.vendor = v.code and c.closed_at is null)
      as open_cases,
    (select count(*) from vendors.game_change c
      where c.merchant_id = v.merchant_id and c.vendor = v.code and c.state = 'WAITING')
      as waiting_changes
  from vendors.vendor v where v.merchant_id = $1 and v.code = $2`;

export async function findGateway(
  sql: Sql,
  merchant: MerchantId,
  code: string,
): Promise<GatewayRow | undefined> {
  return (await sql.query<GatewayRow>(FIND, [merchant, code])).rows[0];
}

// Lets one transaction at a time exchange keys with a vendor.
const LOCK = `
  select code from vendors.vendor where merchant_id = $1 and code = $2 for no key update`;

/** False if the merchant has no such vendor. */
export async function lockGateway(sql: Sql, merchant: MerchantId, code: string): Promise<boolean> {
  return (await sql.query<{ code: string }>(LOCK, [merchant, code])).rows.length === 1;
}

export interface KeyRow {
  owner: 'VENDOR' | 'OURS';
  algorithm: 'RSA' | 'HMAC';
  state: 'CURRENT' | 'NEXT' | 'RETIRED';
  public_key: string | null;
  created_at: Date;
}

const KEYS = `
  select owner, algorithm, state, public_key, created_at from vendors.vendor_key
  where merchant_id = $1 and code = $2 and state <> 'RETIRED' and owner in ('VENDOR', 'OURS')
  order by owner, state`;

export async function listKeys(sql: Sql, merchant: MerchantId, code: string): Promise<KeyRow[]> {
  return (await sql.query<KeyRow>(KEYS, [merchant, code])).rows;
}

const PUT = nameParameters(`
  insert into vendors.vendor (merchant_id, code, name, kind, dialect, base_url, operator_ref,
    networks, launch_hosts, turnover, demo, lobby, auto_publish)
  values ($merchant, $code, $name, 'external', $dialect, $baseUrl, $operatorRef, $networks::text[],
    $launchHosts::text[], $turnover, $demo, $lobby, $autoPublish)
  on conflict (merchant_id, code) do update set name = excluded.name, dialect = excluded.dialect,
    base_url = excluded.base_url, operator_ref = excluded.operator_ref,
    networks = excluded.networks, launch_hosts = excluded.launch_hosts,
    turnover = excluded.turnover, demo = excluded.demo, lobby = excluded.lobby,
    auto_publish = excluded.auto_publish`);

export interface GatewayTerms {
  readonly code: string;
  readonly name: string;
  readonly dialect: 'HUB88' | 'PLAY';
  readonly baseUrl: string;
  readonly operatorRef: string;
  readonly networks: readonly string[];
  readonly launchHosts: readonly string[];
  readonly turnover: 'META' | 'NET' | 'WHOLE';
  readonly demo: boolean;
  readonly lobby: boolean;
  readonly autoPublish: boolean;
}

export async function putGateway(
  sql: Sql,
  merchant: MerchantId,
  terms: GatewayTerms,
): Promise<void> {
  await sql.query(PUT.text, valuesOf(PUT, { merchant, ...terms }));
}

const SET_MAINTENANCE = `
  update vendors.vendor set maintenance_from = to_timestamp($3 / 1000.0),
    maintenance_until = to_timestamp($4 / 1000.0)
  where merchant_id = $1 and code = $2`;

export async function setMaintenance(
  sql: Sql,
  merchant: MerchantId,
  window: { readonly code: string; readonly from: number | null; readonly until: number | null },
): Promise<boolean> {
  const values = [merchant, window.code, window.from, window.until];
  return (await sql.query(SET_MAINTENANCE, values)).rowCount === 1;
}
