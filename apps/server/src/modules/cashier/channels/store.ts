import {
  LANGUAGES,
  nameParameters,
  valuesOf,
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

const PROVISION = nameParameters(`
  insert into cashier.channel (merchant_id, ${WRITTEN})
  values ($merchant, $channel_id, $method_group, $method, $provider, $names, $currency, $minimum,
    $maximum, $step, $presets, $fee_ppm, $fee_fixed, $rollover_ppm, $flow, $expires_minutes,
    $weight, $enabled, $maintenance)
  on conflict (merchant_id, channel_id) do nothing`);

/** Writes a channel unless the merchant has one of that name. */
export async function provisionChannelRow(
  sql: Sql,
  merchant: MerchantId,
  row: Omit<ChannelRow, 'version'>,
): Promise<void> {
  await sql.query(
    PROVISION.text,
    valuesOf(PROVISION, {
      ...row,
      merchant,
      names: JSON.stringify(row.names),
      presets: JSON.stringify(row.presets),
    }),
  );
}

export type ChannelChange = Omit<
  ChannelRow,
  'method_group' | 'method' | 'provider' | 'names' | 'currency' | 'flow'
>;

// The version check makes a change of an outdated read fail; only the update locks the row.
const CHANGE = nameParameters(`
  update cashier.channel
  set minimum = $minimum, maximum = $maximum, step = $step, presets = $presets, fee_ppm = $fee_ppm,
    fee_fixed = $fee_fixed, rollover_ppm = $rollover_ppm, expires_minutes = $expires_minutes,
    weight = $weight, enabled = $enabled, maintenance = $maintenance, version = version + 1
  where merchant_id = $merchant and channel_id = $channel_id and version = $version
  returning ${COLUMNS}`);

export async function changeChannelRow(
  sql: Sql,
  merchant: MerchantId,
  row: ChannelChange,
): Promise<ChannelRow | undefined> {
  const { rows } = await sql.query<StoredChannel>(
    CHANGE.text,
    valuesOf(CHANGE, { ...row, merchant, presets: JSON.stringify(row.presets) }),
  );
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
