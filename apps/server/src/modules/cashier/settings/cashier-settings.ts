// The cashier settings of a merchant, and their initial values.
import type { Input } from '@fairhouse/calls';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { assert, parseRate, ZERO, type Amount, type Rate } from '@fairhouse/values';
import * as z from 'zod';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { readStored } from '../../settings/index.ts';
import { findSettingRow, provisionSettingRow } from './store.ts';

export type CashierSettings = Input<OperatorCalls['cashierSettingsEdit']>['value'];

/** The codec of the settings: money and rates are stored as decimal strings. */
export const settingsCodec = operator.cashierSettingsEdit.request.shape.value;

/**
 * The merchant's settings with the version that a change must name. Missing or invalid fields of an
 * older row have their initial values.
 */
export async function readSettings(
  sql: Sql,
  merchant: Merchant,
): Promise<{ value: CashierSettings; version: number; problems: readonly string[] }> {
  const row = await findSettingRow(sql, merchant.id);
  assert(row !== undefined, `merchant ${merchant.code} has no cashier settings`);
  const read = readStored(settingsCodec, row.value, beginning(merchant.currency));
  return { ...read, version: row.version };
}

/** Writes a merchant's initial settings unless a row exists. */
export async function provisionSettings(sql: Sql, merchant: Merchant): Promise<void> {
  const value = z.encode(settingsCodec, beginning(merchant.currency));
  await provisionSettingRow(sql, merchant.id, value);
}

/** An amount of that many typical units, scaled to the size of the currency's unit. */
export function fittingAmount(currency: string, units: bigint): Amount {
  const scale = currency === 'VND' ? 500n : 1n;
  return (units * scale * 10_000n) as Amount;
}

/** Initial values scaled to the size of the currency's unit. */
function beginning(currency: string): CashierSettings {
  const money = (units: bigint): Amount => fittingAmount(currency, units);
  const share = (text: string): Rate => parseRate(text) ?? (0n as Rate);
  return {
    openOrdersMax: 3,
    cancelsMax: 5,
    allowDeviation: ZERO,
    withdrawMin: money(100n),
    withdrawMax: money(50_000n),
    withdrawCountMax: 10,
    withdrawDayLimit: money(200_000n),
    feeRates: [share('0'), share('0'), share('0'), share('0.01')],
    feeCap: money(50n),
    hoursFrom: '00:00',
    hoursTo: '00:00',
    cardAgeMinutes: 0,
    changeLockHours: 0,
    unbindLockHours: 48,
    unbindAgainLockHours: 120,
    claimMinutes: 10,
    bankDetails: { bank: '', account: '', holder: '' },
    secondPersonAbove: money(20_000n),
    automatic: {
      enabled: false,
      payAtOnce: false,
      min: money(100n),
      max: money(30_000n),
      dayTotalMax: money(30_000n),
      stakeMultipleMax: share('10'),
      profitMultipleMax: share('10'),
      notFirst: true,
      profitDayMax: money(30_000n),
      stakeMultipleMin: share('1'),
      newRegionDays: 10,
      paymentPasswordDays: 10,
      winningDays: 7,
      noVendorMoves: false,
    },
  };
}
