import {
  instant,
  nameParameters,
  valuesOf,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import * as z from 'zod';
import type { Merchant } from '../../platform/app-context.ts';
import { parseColumns, type Unparsed } from '../../platform/parse-columns.ts';
import type { Sql } from '../../platform/sql.ts';

export interface MerchantRow {
  merchant_id: number;
  code: string;
  currency: string;
  zone: string;
  cut_hour: number;
}

export interface ResourceRow {
  resource_id: string;
  kind: string;
  name: string;
  labels: Record<string, string>;
  url: string;
  sort: number;
  enabled: boolean;
}

/** An operator's own installation, or the demo. */
export type InstallationKind = 'own' | 'demo';

// One row for the installation. Reads without a lock: it is written once and never changed.
const INSTALLATION = `
  -- every merchant: what the installation is
  select kind from settings.installation`;

// Of two concurrent inserts one succeeds; the primary key is the lock.
const INSERT_INSTALLATION = `
  -- every merchant: what the installation is
  insert into settings.installation (kind, made_at) values ($1, to_timestamp($2 / 1000.0))
  on conflict (only_row) do nothing`;

// every merchant: the list of merchants itself. Reads without a lock.
const MERCHANTS = `
  -- every merchant: the list of merchants itself
  select merchant_id, code, currency, zone, cut_hour from settings.merchant order by merchant_id`;

const DOMAINS = `
  -- every merchant: host names identify the merchant
  select host, merchant_id, fallback from settings.domain`;

const STANDING = `
  select created_at, closed_at from settings.merchant where merchant_id = $1`;

const CLOSE = `
  update settings.merchant set closed_at = to_timestamp($2::bigint / 1000.0)
  where merchant_id = $1 and (closed_at is null) <> ($2::bigint is null)`;

// The primary key is the lock: of two merchants that request a host, one gets it.
const ADD_DOMAIN = `
  insert into settings.domain (merchant_id, host, fallback) values ($1, $2, false)
  on conflict (host) do nothing`;

const REMOVE_DOMAIN = `
  delete from settings.domain where merchant_id = $1 and host = $2 and not fallback`;

// All settings of a merchant in one read, without a lock: a page may see the state before a change.
const SETTINGS = 'select name, value, version from settings.setting where merchant_id = $1';

const RESOURCES = `
  select resource_id, kind, name, labels, url, sort, enabled from settings.resource
  where merchant_id = $1 order by kind, sort, name`;

// The version check makes a change of an outdated read fail instead of undoing another's.
const CHANGE = `
  update settings.setting
  set value = $3, version = version + 1, changed_at = to_timestamp($4 / 1000.0), changed_by = $5
  where merchant_id = $1 and name = $2 and version = $6 returning version`;

// A setting without a row is read as version 0; of two concurrent inserts one succeeds.
const BEGIN = `
  insert into settings.setting (merchant_id, name, value, changed_at, changed_by)
  values ($1, $2, $3, to_timestamp($4 / 1000.0), $5)
  on conflict (merchant_id, name) do nothing returning version`;

const PROVISION_MERCHANT = `
  insert into settings.merchant
    (merchant_id, code, currency, zone, cut_hour, default_language, created_at)
  values ($1, $2, $3, $4, $5, $6, house_now()) on conflict (merchant_id) do nothing`;

const PROVISION_SETTING = `
  insert into settings.setting (merchant_id, name, value, changed_at, changed_by)
  values ($1, $2, $3, house_now(), 'layout') on conflict (merchant_id, name) do nothing`;

const PROVISION_DOMAIN = `
  insert into settings.domain (merchant_id, host, fallback) values ($1, $2, $3)
  on conflict (host) do nothing`;

const PUT_RESOURCE = nameParameters(`
  insert into settings.resource (merchant_id, resource_id, kind, name, labels, url, sort, enabled)
  values ($merchant, $resource_id, $kind, $name, $labels, $url, $sort, $enabled)
  on conflict (merchant_id, resource_id) do update set
    kind = excluded.kind, name = excluded.name, labels = excluded.labels, url = excluded.url,
    sort = excluded.sort, enabled = excluded.enabled`);

const PROVISION_RESOURCE = nameParameters(`
  insert into settings.resource (merchant_id, resource_id, kind, name, labels, url, sort)
  values ($merchant, $resource_id, $kind, $name, $labels, $url, $sort)
  on conflict (merchant_id, kind, name) do nothing`);

const DELETE_RESOURCE =
  'delete from settings.resource where merchant_id = $1 and resource_id = $2 returning kind';

// Locked until the transaction ends: merchants are numbered and named one after the other.
const LOCK_MERCHANTS = `
  -- every merchant: the list of merchants itself
  select pg_advisory_xact_lock(hashtext('settings.merchant'))`;

export async function lockMerchants(sql: Sql): Promise<void> {
  await sql.query(LOCK_MERCHANTS);
}

export async function findInstallation(sql: Sql): Promise<InstallationKind | undefined> {
  return (await sql.query<{ kind: InstallationKind }>(INSTALLATION)).rows[0]?.kind;
}

export async function insertInstallation(
  sql: Sql,
  kind: InstallationKind,
  now: Instant,
): Promise<void> {
  await sql.query(INSERT_INSTALLATION, [kind, now]);
}

export async function listMerchants(sql: Sql): Promise<Merchant[]> {
  const { rows } = await sql.query<MerchantRow>(MERCHANTS);
  return rows.map((row) => ({
    id: row.merchant_id as MerchantId,
    code: row.code,
    currency: row.currency,
    zone: row.zone,
    cutHour: row.cut_hour,
  }));
}

export async function listDomains(
  sql: Sql,
): Promise<{ host: string; merchant_id: number; fallback: boolean }[]> {
  return (await sql.query<{ host: string; merchant_id: number; fallback: boolean }>(DOMAINS)).rows;
}

/** When a merchant was created, and since when it is closed; without a lock. */
export async function findStanding(
  sql: Sql,
  merchant: MerchantId,
): Promise<{ readonly madeAt: Instant; readonly closedAt: Instant | null } | undefined> {
  const found = await sql.query<{ created_at: Date; closed_at: Date | null }>(STANDING, [merchant]);
  const [row] = found.rows;
  if (row === undefined) return undefined;
  const closedAt = row.closed_at === null ? null : instant(row.closed_at.getTime());
  return { madeAt: instant(row.created_at.getTime()), closedAt };
}

/** Closes a merchant at an instant, or opens it with null; false when nothing changes. */
export async function markClosed(
  sql: Sql,
  merchant: MerchantId,
  at: Instant | null,
): Promise<boolean> {
  return (await sql.query(CLOSE, [merchant, at])).rowCount === 1;
}

/** False when the host is taken. */
export async function insertDomain(sql: Sql, merchant: MerchantId, host: string): Promise<boolean> {
  return (await sql.query(ADD_DOMAIN, [merchant, host])).rowCount === 1;
}

/** False when it is not one of the merchant's own hosts. */
export async function deleteDomain(sql: Sql, merchant: MerchantId, host: string): Promise<boolean> {
  return (await sql.query(REMOVE_DOMAIN, [merchant, host])).rowCount === 1;
}

export async function listSettings(
  sql: Sql,
  merchant: MerchantId,
): Promise<{ name: string; value: unknown; version: number }[]> {
  const found = await sql.query<{ name: string; value: unknown; version: number }>(SETTINGS, [
    merchant,
  ]);
  return found.rows;
}

export async function listResources(sql: Sql, merchant: MerchantId): Promise<ResourceRow[]> {
  const { rows } = await sql.query<Unparsed<ResourceRow, 'labels'>>(RESOURCES, [merchant]);
  return parseColumns(rows, { labels: z.record(z.string(), z.string()) });
}

/** False when the setting was changed since `version` was read. */
export async function changeSettingRow(
  sql: Sql,
  change: {
    merchant: MerchantId;
    name: string;
    value: unknown;
    version: number;
    now: Instant;
    by: string;
  },
): Promise<boolean> {
  const { merchant, name, value, version, now, by } = change;
  const values = [merchant, name, JSON.stringify(value), now, by];
  const done =
    version === 0 ? await sql.query(BEGIN, values) : await sql.query(CHANGE, [...values, version]);
  return done.rowCount === 1;
}

export async function putResourceRow(
  sql: Sql,
  merchant: MerchantId,
  row: ResourceRow,
): Promise<void> {
  await sql.query(
    PUT_RESOURCE.text,
    valuesOf(PUT_RESOURCE, { ...row, merchant, labels: JSON.stringify(row.labels) }),
  );
}

export async function deleteResource(sql: Sql, merchant: MerchantId, id: string): Promise<boolean> {
  return (await sql.query(DELETE_RESOURCE, [merchant, id])).rowCount === 1;
}

export async function provisionMerchantRow(
  sql: Sql,
  row: MerchantRow & { default_language: string },
): Promise<void> {
  await sql.query(PROVISION_MERCHANT, [
    row.merchant_id,
    row.code,
    row.currency,
    row.zone,
    row.cut_hour,
    row.default_language,
  ]);
}

export async function provisionSettingRow(
  sql: Sql,
  merchant: MerchantId,
  name: string,
  value: unknown,
): Promise<void> {
  await sql.query(PROVISION_SETTING, [merchant, name, JSON.stringify(value)]);
}

export async function provisionDomainRow(
  sql: Sql,
  merchant: MerchantId,
  host: string,
  fallback: boolean,
): Promise<void> {
  await sql.query(PROVISION_DOMAIN, [merchant, host, fallback]);
}

export async function provisionResourceRow(
  sql: Sql,
  merchant: MerchantId,
  row: Omit<ResourceRow, 'enabled'>,
): Promise<void> {
  await sql.query(
    PROVISION_RESOURCE.text,
    valuesOf(PROVISION_RESOURCE, { ...row, merchant, labels: JSON.stringify(row.labels) }),
  );
}
