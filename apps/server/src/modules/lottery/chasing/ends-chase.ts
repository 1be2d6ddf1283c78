import { Bug, unreachable } from '@fairhouse/values';
import type { BetRefusal } from '../placing/index.ts';

/**
 * Whether a refused order ends its chase: a protected member's other orders are refunded too. Any
 * other refusal concerns only the order.
 */
export function endsChase(refusal: BetRefusal): boolean {
  switch (refusal.kind) {
    case 'protected':
      return true;
    case 'draw_closed':
    case 'draw_limit':
    case 'number_limit':
    case 'number_stake':
    case 'item_maximum':
    case 'pair_limit':
    case 'insufficient_funds':
    case 'balance_too_large':
      return false;
    case 'already_cancelled':
    case 'cancel_too_late':
    case 'hold_ended':
    case 'offer_closed':
    case 'shares_left':
      throw new Bug(`an order is not refused with ${refusal.kind}`);
    default:
      return unreachable(refusal);
  }
}
