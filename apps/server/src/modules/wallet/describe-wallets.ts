import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';

type Row = PlayerCalls['merchantWallet'];

/** Currencies that are displayed in thousands (agency.md 0.1). */
const COUNTED_IN_THOUSANDS = ['VND', 'IDR'];

/** The wallets of the site. Vendor wallets are added with the first vendor. */
export function describeWallets(call: CallOf<Row>): Promise<Answer<Row>> {
  const { currency } = call.merchant;
  return Promise.resolve(
    ok({
      currency,
      displayUnit: COUNTED_IN_THOUSANDS.includes(currency) ? 1000 : 1,
      wallets: [{ code: 'MAIN', kind: 'MAIN' }],
      playMoney: call.session.group === 'trial',
    }),
  );
}
