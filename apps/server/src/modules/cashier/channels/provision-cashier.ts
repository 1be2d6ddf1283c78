// A merchant's initial channels: those of the demo are play payments at the sandbox provider.
import { amount, formatAmount, RATE_ONE, ZERO, type Rate } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
import { provisionSettings, readSettings } from '../settings/index.ts';
import { BANK } from '../provider/index.ts';
import { transferChannel } from './transfer-channel.ts';
import { provisionChannelRow, type ChannelRow, type MethodGroup } from './store.ts';

interface Beginning {
  readonly id: string;
  readonly group: MethodGroup;
  readonly method: string;
  readonly names: ChannelRow['names'];
  /** In whole units of the currency. */
  readonly min: bigint;
  readonly max: bigint;
  readonly presets: readonly bigint[];
  readonly feePpm?: bigint;
  readonly flow?: 'QR';
}

const own = (name: string): ChannelRow['names'] => ({ EN: name });

const PHP: readonly Beginning[] = [
  {
    id: 'gcash',
    group: 'EWALLET',
    method: 'GCASH',
    names: own('GCash'),
    min: 100n,
    max: 50_000n,
    presets: [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n],
  },
  {
    id: 'maya',
    group: 'EWALLET',
    method: 'MAYA',
    names: own('Maya'),
    min: 100n,
    max: 50_000n,
    presets: [100n, 300n, 500n, 1_000n, 3_000n, 10_000n],
  },
  {
    id: 'qrph',
    group: 'QR',
    method: 'QRPH',
    names: own('QR Ph'),
    min: 50n,
    max: 20_000n,
    presets: [50n, 200n, 500n, 1_000n, 5_000n],
    flow: 'QR',
  },
  {
    id: 'instapay',
    group: 'BANK',
    method: 'INSTAPAY',
    names: {
      EN: 'InstaPay bank transfer',
      CN: 'InstaPay 银行转账',
      ID: 'Transfer bank InstaPay',
      TH: 'โอนผ่านธนาคาร InstaPay',
      VI: 'Chuyển khoản ngân hàng InstaPay',
    },
    min: 500n,
    max: 200_000n,
    presets: [500n, 1_000n, 5_000n, 20_000n, 50_000n],
    feePpm: 5_000n,
  },
];

const VND: readonly Beginning[] = [
  {
    id: 'vietqr',
    group: 'QR',
    method: 'VIETQR',
    names: own('VietQR'),
    min: 50_000n,
    max: 100_000_000n,
    presets: [100_000n, 500_000n, 1_000_000n, 5_000_000n],
    flow: 'QR',
  },
  {
    id: 'momo',
    group: 'EWALLET',
    method: 'MOMO',
    names: own('MoMo'),
    min: 50_000n,
    max: 20_000_000n,
    presets: [50_000n, 200_000n, 500_000n, 2_000_000n],
  },
];

const BEGINNINGS: Readonly<Record<string, readonly Beginning[]>> = { PHP, VND };
const EXPIRES_MINUTES = 15;

/**
 * Writes a new merchant's cashier: its settings, and the channel for bank transfers, which members
 * are offered once operators have entered the account.
 */
export async function provisionOwnCashier(sql: Sql, merchant: Merchant): Promise<void> {
  await provisionSettings(sql, merchant);
  await provisionChannelRow(sql, merchant.id, transferChannel(merchant));
}

/** Writes a merchant's missing cashier settings and channels. */
export async function provisionCashier(app: AppContext, merchant: Merchant): Promise<void> {
  await transaction(app.pool, async (sql) => {
    await provisionSettings(sql, merchant);
    const { problems } = await readSettings(sql, merchant);
    if (problems.length > 0) {
      const what = { merchant: merchant.code, settings: { cashier: problems } };
      app.log.warn(what, 'stored settings stand at their default');
    }
    const channels = BEGINNINGS[merchant.currency] ?? [];
    for (const [place, channel] of channels.entries()) {
      const weight = (channels.length - place) * 10;
      await provisionChannelRow(sql, merchant.id, toRow(channel, merchant.currency, weight));
    }
    return { commit: true, value: undefined };
  });
}

function toRow(from: Beginning, currency: string, weight: number): Omit<ChannelRow, 'version'> {
  const money = (units: bigint) => amount(units * 10_000n);
  return {
    channel_id: from.id,
    method_group: from.group,
    method: from.method,
    provider: BANK,
    names: from.names,
    currency,
    minimum: money(from.min),
    maximum: money(from.max),
    step: money(1n),
    presets: from.presets.map((units) => formatAmount(money(units))),
    fee_ppm: (from.feePpm ?? 0n) as Rate,
    fee_fixed: ZERO,
    rollover_ppm: RATE_ONE,
    flow: from.flow ?? 'REDIRECT',
    expires_minutes: EXPIRES_MINUTES,
    weight,
    enabled: true,
    maintenance: false,
  };
}
