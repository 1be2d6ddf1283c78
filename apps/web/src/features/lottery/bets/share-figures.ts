// Shares of group buys with the figures of orders, so that both have the same sums and states.
import type { ValueOf } from '../../../calls/calls.ts';
import { betTotals } from './bet-totals.ts';

export type SharedOffer = ValueOf<'myOffers'>['list'][number];

type Figures = Parameters<typeof betTotals>[0][number];

/** What a member's shares of an offer are; the whole stake of one that was not placed came back. */
export function shareFigures(offer: SharedOffer): Figures {
  const { stake = '0', prize = '0', refunded = '0', rebate = '0' } = offer.mine ?? {};
  const status = statusOf(offer);
  return { status, stake, prize, rebate, refunded: offer.state === 'RETURNED' ? stake : refunded };
}

/** The state of an order (lottery.md 2.3): open 2, won 4, not won 5, given back 16. */
function statusOf({ state, drawState, mine }: SharedOffer): number {
  if (state === 'RETURNED') return 16;
  if (state !== 'PLACED' || (drawState !== 'SETTLED' && drawState !== 'VOID')) return 2;
  if (/[1-9]/.test(mine?.prize ?? '')) return 4;
  return /[1-9]/.test(mine?.refunded ?? '') ? 16 : 5;
}
