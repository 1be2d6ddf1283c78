// What a draw brought the player: a win, a part of the stake back, or a loss.
import { amount, delta, parseAmount, type Amount, type Delta } from '@fairhouse/values';

export interface Outcome {
  readonly kind: 'won' | 'returned' | 'lost';
  readonly stake: Amount;
  readonly payout: Amount;
  /** The payout less the stake; may be negative. */
  readonly net: Delta;
}

interface SettledOrder {
  readonly status: number;
  readonly stake: string;
  readonly refunded: string;
  readonly prize: string;
}

/** An order of a status up to this waits for its draw. */
const WAITING_STATUS = 2;

/** Whether a draw has orders of the player that are not settled yet. */
export function hasWaitingOrders(orders: readonly Pick<SettledOrder, 'status'>[]): boolean {
  return orders.some(({ status }) => status <= WAITING_STATUS);
}

/** The outcome of the player's orders on a draw; undefined if all of them were refunded. */
export function outcomeOf(orders: readonly SettledOrder[]): Outcome | undefined {
  let [stake, payout] = [0n, 0n];
  for (const order of orders) {
    stake += (parseAmount(order.stake) ?? 0n) - (parseAmount(order.refunded) ?? 0n);
    payout += parseAmount(order.prize) ?? 0n;
  }
  if (stake <= 0n) return undefined;
  const kind = payout > stake ? 'won' : payout > 0n ? 'returned' : 'lost';
  return { kind, stake: amount(stake), payout: amount(payout), net: delta(payout - stake) };
}
