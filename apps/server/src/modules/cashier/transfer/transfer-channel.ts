// The way to pay in that needs no provider: members transfer to the house's own account, and two
// operators say what arrived.
import { formatAmount, RATE_ONE, ZERO, type Rate } from '@fairhouse/values';
import type { Merchant } from '../../../ground/house.ts';
import { fittingAmount, type CashierSettings } from '../cashier-settings.ts';
import type { ChannelRow } from '../store/channels.ts';
import { areTold } from './bank-details.ts';

/** What stands as the provider of an order that nobody but operators tell of. */
export const TRANSFER = 'transfer';

const EXPIRES_MINUTES = 1440;
const PRESETS = [50n, 100n, 500n, 1_000n, 5_000n];

/** The channel as a merchant begins with it. */
export function transferChannel({ currency }: Merchant): Omit<ChannelRow, 'version'> {
  const money = (units: bigint) => fittingAmount(currency, units);
  return {
    channel_id: TRANSFER,
    method_group: 'BANK',
    method: 'TRANSFER',
    provider: TRANSFER,
    names: {
      EN: 'Bank transfer',
      CN: '银行转账',
      ID: 'Transfer bank',
      TH: 'โอนผ่านธนาคาร',
      VI: 'Chuyển khoản ngân hàng',
    },
    currency,
    minimum: money(10n),
    maximum: money(20_000n),
    step: money(1n),
    presets: PRESETS.map((units) => formatAmount(money(units))),
    fee_ppm: 0n as Rate,
    fee_fixed: ZERO,
    rollover_ppm: RATE_ONE,
    // The table knows the flows of providers; this one follows from the provider.
    flow: 'REDIRECT',
    expires_minutes: EXPIRES_MINUTES,
    weight: 10,
    enabled: true,
    maintenance: false,
  };
}

/** How a member pays through a channel. */
export function flowOf(
  channel: Pick<ChannelRow, 'provider' | 'flow'>,
): ChannelRow['flow'] | 'BANK_DETAILS' {
  return channel.provider === TRANSFER ? 'BANK_DETAILS' : channel.flow;
}

/** Whether members are offered a channel: one for transfers needs an account to name. */
export function isOffered(channel: ChannelRow, { bankDetails }: CashierSettings): boolean {
  return channel.enabled && (channel.provider !== TRANSFER || areTold(bankDetails));
}
