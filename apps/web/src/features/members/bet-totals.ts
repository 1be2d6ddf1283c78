// What bets cost and brought, summed exactly.
import { delta, formatAmount, parseAmount } from '@fairhouse/values';
import type { ValueOf } from '../../app/calls.ts';

export type BetOrder = ValueOf<'myBets'>['list'][number];
export type BetState = 'open' | 'won' | 'lost' | 'returned';

type Figures = Pick<BetOrder, 'status' | 'stake' | 'prize' | 'refunded' | 'rebate'>;

/** The wire's states of an order (lottery.md 2.3) in the four words of the page. */
export function betStateOf(status: number): BetState {
  if (status === 2) return 'open';
  if (status === 4) return 'won';
  return status === 5 ? 'lost' : 'returned';
}

/** What came back less what was staked; undefined while the order is open. */
export function betResult(order: Figures): string | undefined {
  if (betStateOf(order.status) === 'open') return undefined;
  const back = units(order.prize) + units(order.refunded) + units(order.rebate);
  return formatAmount(delta(back - units(order.stake)));
}

/** The sums over some orders; open ones count in the stake alone. */
export function betTotals(orders: readonly Figures[]): {
  readonly stake: string;
  readonly prize: string;
  readonly result: string;
} {
  const sums = { stake: 0n, prize: 0n, result: 0n };
  for (const order of orders) {
    sums.stake += units(order.stake);
    sums.prize += units(order.prize);
    if (betStateOf(order.status) === 'open') continue;
    const back = units(order.prize) + units(order.refunded) + units(order.rebate);
    sums.result += back - units(order.stake);
  }
  const text = (value: bigint) => formatAmount(delta(value));
  return { stake: text(sums.stake), prize: text(sums.prize), result: text(sums.result) };
}

function units(text: string): bigint {
  return parseAmount(text) ?? 0n;
}
