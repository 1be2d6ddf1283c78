import { refuse, type Refused } from '@fairhouse/calls';
import { Bug, unreachable, type Result } from '@fairhouse/values';
import type { BetRefusal } from '../placing/index.ts';

/** Maps the ledger's refusal of a cancellation to a refusal of the call. */
export function cancellationRefusal(
  refusal: BetRefusal,
): Result<never, Refused<'bet.already_cancelled' | 'bet.cancel_too_late'>> {
  switch (refusal.kind) {
    case 'already_cancelled':
      return refuse('bet.already_cancelled');
    case 'cancel_too_late':
    case 'draw_closed':
    case 'insufficient_funds':
    case 'balance_too_large':
      return refuse('bet.cancel_too_late');
    case 'draw_limit':
    case 'number_limit':
    case 'number_stake':
    case 'item_maximum':
    case 'pair_limit':
    case 'protected':
    case 'hold_ended':
    case 'offer_closed':
    case 'shares_left':
      throw new Bug(`a cancellation is not refused with ${refusal.kind}`);
    default:
      return unreachable(refusal);
  }
}
