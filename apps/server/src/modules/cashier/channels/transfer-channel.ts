// The deposit channel without a provider: members transfer to the operator's own account, and two
// operators confirm what arrived.
import { formatAmount, RATE_ONE, ZERO, type Rate } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import { fittingAmount, type CashierSettings } from '../settings/index.ts';
import type { ChannelRow } from './store.ts';
import { isBankDetailsComplete } from './bank-details.ts';

/** The provider name of orders on which only operators report. */
export const TRANSFER = 'transfer';

const EXPIRES_MINUTES = 1440;
const PRESETS = [50n, 100n, 500n, 1_000n, 5_000n];

/** A merchant's initial channel. */
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
    // The table has the flows of providers only; `paymentFlow` derives this one from the provider.
    flow: 'REDIRECT',
    expires_minutes: EXPIRES_MINUTES,
    weight: 10,
    enabled: true,
    maintenance: false,
  };
}

/** How a member pays through a channel. */
export function paymentFlow(
  channel: Pick<ChannelRow, 'provider' | 'flow'>,
): ChannelRow['flow'] | 'BANK_DETAILS' {
  return channel.provider === TRANSFER ? 'BANK_DETAILS' : channel.flow;
}

/** Whether members are offered a channel: one for transfers needs an account. */
export function isOffered(channel: ChannelRow, { bankDetails }: CashierSettings): boolean {
  return channel.enabled && (channel.provider !== TRANSFER || isBankDetailsComplete(bankDetails));
}
