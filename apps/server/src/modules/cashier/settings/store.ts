import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// The merchant's one row, without a lock: a call may read the settings before a concurrent change.
const FIND = 'select value, version from cashier.setting where merchant_id = $1';

export async function findSettingRow(
  sql: Sql,
  merchant: MerchantId,
): Promise<{ value: unknown; version: number } | undefined> {
  return (await sql.query<{ value: unknown; version: number }>(FIND, [merchant])).rows[0];
}

// Keeps an existing row: an operator may have changed it.
const PROVISION = `
  insert into cashier.setting (merchant_id, value, changed_at, changed_by)
  values ($1, $2, house_now(), 'layout') on conflict (merchant_id) do nothing`;

export async function provisionSettingRow(
  sql: Sql,
  merchant: MerchantId,
  value: unknown,
): Promise<void> {
  await sql.query(PROVISION, [merchant, JSON.stringify(value)]);
}

// The version check makes a change of an outdated read fail instead of undoing another's.
const CHANGE = `
  update cashier.setting
  set value = $2, version = version + 1, changed_at = to_timestamp($3 / 1000.0), changed_by = $4
  where merchant_id = $1 and version = $5`;

export async function changeSettingRow(
  sql: Sql,
  merchant: MerchantId,
  change: { value: unknown; version: number; now: Instant; by: string },
): Promise<boolean> {
  const { value, version, now, by } = change;
  const done = await sql.query(CHANGE, [merchant, JSON.stringify(value), now, by, version]);
  return done.rowCount === 1;
}
