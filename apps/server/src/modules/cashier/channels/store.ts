import {
  LANGUAGES,
  type Amount,
  type Language,
  type MerchantId,
  type Rate,
} from '@fairhouse/values';
import * as z from 'zod';
import { parseColumns, type Unparsed } from '../../../platform/parse-columns.ts';
import type { Sql } from '../../../platform/sql.ts';

export type MethodGroup = 'EWALLET' | 'QR' | 'BANK' | 'CRYPTO';

export interface ChannelRow {
  channel_id: string;
  method_group: MethodGroup;
  method: string;
  provider: string;
  names: Partial<Record<Language, string>>;
  currency: string;
  minimum: Amount;
  maximum: Amount;
  step: Amount;
  /** Decimal strings. */
  presets: string[];
  fee_ppm: Rate;
  fee_fixed: Amount;
  rollover_ppm: Rate;
  flow: 'REDIRECT' | 'QR';
  expires_minutes: number;
  weight: number;
  enabled: boolean;
  maintenance: boolean;
  version: number;
}

const WRITTEN = `channel_id, method_group, method, provider, names, currency, minimum, maximum,
  step, presets, fee_ppm, fee_fixed, rollover_ppm, flow, expires_minutes, weight, enabled,
  maintenance`;
const COLUMNS = `channel_id, method_group, method, provider, names, currency, minimum, maximum,
  step, array(select jsonb_array_elements_text(presets)) as presets, fee_ppm, fee_fixed,
  rollover_ppm, flow, expires_minutes, weight, enabled, maintenance, version`;

const JSON_COLUMNS = { names: z.partialRecord(z.enum(LANGUAGES), z.string()) };

type StoredChannel = Unparsed<ChannelRow, 'names'>;

// The heaviest first, in display order; no lock.
const LIST = `
  select ${COLUMNS} from cashier.channel where merchant_id = $1 order by weight desc, channel_id`;

export async function listChannels(sql: Sql, merchant: MerchantId): Promise<ChannelRow[]> {
  const { rows } = await sql.query<StoredChannel>(LIST, [merchant]);
  return parseColumns(rows, JSON_COLUMNS);
}

const FIND = `select ${COLUMNS} from cashier.channel where merchant_id = $1 and channel_id = $2`;

export async function findChannel(
  sql: Sql,
  merchant: MerchantId,
  channel: string,
): Promise<ChannelRow | undefined> {
  const { rows } = await sql.query<StoredChannel>(FIND, [merchant, channel]);
  return parseColumns(rows, JSON_COLUMNS)[0];
}

const PROVISION = `
  insert into cashier.channel (merchant_id, ${WRITTEN})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
  on conflict (merchant_id, channel_id) do nothing`;

/** Writes a channel unless the merchant has one of that name. */
export async function provisionChannelRow(
  sql: Sql,
  merchant: MerchantId,
  row: Omit<ChannelRow, 'version'>,
): Promise<void> {
  await sql.query(PROVISION, [
    merchant,
    row.channel_id,
    row.method_group,
    row.method,
    row.provider,
    JSON.stringify(row.names),
    row.currency,
    row.minimum,
    row.maximum,
    row.step,
    JSON.stringify(row.presets),
    row.fee_ppm,
    row.fee_fixed,
    row.rollover_ppm,
    row.flow,
    row.expires_minutes,
    row.weight,
    row.enabled,
    row.maintenance,
  ]);
}

export type ChannelChange = Omit<
  ChannelRow,
  'method_group' | 'method' | 'provider' | 'names' | 'currency' | 'flow'
>;

// The version check makes a change of an outdated read fail; only the update locks the row.
const CHANGE = `
  update cashier.channel
  set minimum = $4, maximum = $5, step = $6, presets = $7, fee_ppm = $8, fee_fixed = $9,
      rollover_ppm = $10, expires_minutes = $11, weight = $12, enabled = $13, maintenance = $14,
      version = version + 1
  where merchant_id = $1 and channel_id = $2 and version = $3
  returning ${COLUMNS}`;

export async function changeChannelRow(
  sql: Sql,
  merchant: MerchantId,
  row: ChannelChange,
): Promise<ChannelRow | undefined> {
  const { rows } = await sql.query<StoredChannel>(CHANGE, [
    merchant,
    row.channel_id,
    row.version,
    row.minimum,
    row.maximum,
    row.step,
    JSON.stringify(row.presets),
    row.fee_ppm,
    row.fee_fixed,
    row.rollover_ppm,
    row.expires_minutes,
    row.weight,
    row.enabled,
    row.maintenance,
  ]);
  return parseColumns(rows, JSON_COLUMNS)[0];
}

// Over the last twenty ended orders of each channel, so that operators see when a channel stops
// working.
const HEALTH = `
  select channel.channel_id, count(ended.state)::integer as ended,
         count(*) filter (where ended.state = 'SUCCESS')::integer as succeeded
    from cashier.channel
    left join lateral (
      select state from cashier.deposit
       where deposit.merchant_id = channel.merchant_id and deposit.channel_id = channel.channel_id
         and state not in ('CREATED', 'PAYING')
       order by created_at desc limit 20
    ) as ended on true
   where channel.merchant_id = $1
   group by channel.channel_id`;

export interface ChannelHealth {
  channel_id: string;
  ended: number;
  succeeded: number;
}

export async function readChannelHealth(sql: Sql, merchant: MerchantId): Promise<ChannelHealth[]> {
  return (await sql.query<ChannelHealth>(HEALTH, [merchant])).rows;
}
