import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';

type Row = PlayerCalls['merchantWallet'];

/** Currencies in which people count thousands (agency.md 0.1). */
const COUNTED_IN_THOUSANDS = ['VND', 'IDR'];

/** The wallets of the site. Money at vendors gets wallets of its own once there are vendors. */
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
