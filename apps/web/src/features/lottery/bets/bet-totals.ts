// Exact sums of stakes and results of bets.
import { delta, formatAmount } from '@fairhouse/values';
import type { ValueOf } from '../../../calls/calls.ts';
import { isPartReturned, type BetFigures } from './is-part-returned.ts';
import { unitsOf } from './units-of.ts';

export type BetOrder = ValueOf<'myBets'>['list'][number];
export type BetState = 'open' | 'won' | 'part' | 'lost' | 'returned';

type Figures = Pick<BetOrder, 'status' | 'stake' | 'prize' | 'refunded' | 'rebate' | 'cancelFee'>;

/** Maps the status numbers of the calls (lottery.md 2.3) to the page's five states. */
export function betStateOf(bet: BetFigures): BetState {
  const { status } = bet;
  if (status === 2) return 'open';
  if (status === 4) return isPartReturned(bet) ? 'part' : 'won';
  return status === 5 ? 'lost' : 'returned';
}

/** Prize less stake; undefined while the order is open. */
export function betResult(order: Figures): string | undefined {
  if (betStateOf(order) === 'open') return undefined;
  return formatAmount(delta(unitsOf(order.prize) + unitsOf(order.rebate) - stakeOf(order)));
}

/**
 * The sums over some orders: refunded stakes do not count. `open` is the undecided part of the
 * stake; the result is that of the decided part.
 */
export function betTotals(orders: readonly Figures[]): {
  readonly stake: string;
  readonly open: string;
  readonly prize: string;
  readonly result: string;
} {
  const sums = { stake: 0n, open: 0n, prize: 0n, result: 0n };
  for (const order of orders) {
    const stake = stakeOf(order);
    sums.stake += stake;
    sums.prize += unitsOf(order.prize);
    if (betStateOf(order) === 'open') sums.open += stake;
    else sums.result += unitsOf(order.prize) + unitsOf(order.rebate) - stake;
  }
  const text = (value: bigint) => formatAmount(delta(value));
  return {
    stake: text(sums.stake),
    open: text(sums.open),
    prize: text(sums.prize),
    result: text(sums.result),
  };
}

/** The stake that counts, as {@link betTotals} adds it up. */
export const countedStake = (order: Figures): string => formatAmount(delta(stakeOf(order)));

/** The stake of an order that was not refunded. Its cancellation fee does not count as stake. */
function stakeOf(order: Figures): bigint {
  const isCancelled = betStateOf(order) === 'returned';
  const fee = isCancelled ? unitsOf(order.cancelFee ?? '0') : 0n;
  return unitsOf(order.stake) - unitsOf(order.refunded) - fee;
}
