// Maps the ledger's refusal of an order or a chase to a refusal of the call.
import { refuse, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { Bug, fail, SECOND_MS, unreachable, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusalFromReason } from '../../protection/index.ts';
import type { BetRefusal } from './bet-refusal.ts';
import { ordinalAfter, ordinalOnSale, slotAt, type Lottery } from '../catalogue/index.ts';
import type { BoundDraw } from '../draws/index.ts';
import { formatUnits } from './price-order.ts';

type Refusals = PlayerCalls['placeBets']['refusals'][number];

/**
 * The call's refusal; a closed draw comes with the next one. `draw` is the requested draw, if it
 * exists.
 */
export function bookingRefusal(
  call: CallContext,
  lottery: Lottery,
  refusal: BetRefusal,
  draw?: BoundDraw,
): Result<never, Refused<Refusals>> {
  switch (refusal.kind) {
    case 'draw_closed': {
      const next = slotAt(lottery.timetable, nextOrdinal(call, lottery, draw));
      return refuse('bet.draw_closed', {
        value: { next: next.issue, closesAt: next.closesAt, serverNow: call.now },
      });
    }
    case 'draw_limit':
      return limited('bet.draw_limit', { remaining: formatUnits(refusal.left) });
    case 'number_limit':
      return limited('bet.number_limit', itemDetails(refusal));
    case 'number_stake':
      return limited('bet.number_stake_limit', itemDetails(refusal));
    case 'item_maximum':
      return limited('bet.item_maximum', { max: formatUnits(refusal.left), item: refusal.item });
    case 'pair_limit': {
      const { left, item, opposite } = refusal;
      return limited('bet.pair_limit', { remaining: formatUnits(left), item, opposite });
    }
    case 'protected':
      return refusalFromReason(refusal.by, call.merchant);
    case 'insufficient_funds':
    case 'balance_too_large':
      return refuse('bet.no_funds');
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

function itemDetails(
  refusal: Extract<BetRefusal, { readonly scope: string }>,
): Readonly<Record<string, string>> {
  const { left, item, scope } = refusal;
  return { remaining: formatUnits(left), item, scope };
}

/**
 * The call's clock may lag behind the one that closed the draw; a draw that was already open is
 * then not offered again.
 */
function nextOrdinal({ now }: CallContext, { timetable }: Lottery, draw?: BoundDraw): number {
  const onSale = ordinalOnSale(timetable, now);
  const wasOpen = draw !== undefined && now - draw.opensAt > SECOND_MS;
  return wasOpen && draw.ordinal === onSale ? ordinalAfter(timetable, onSale) : onSale;
}

function limited(
  code:
    | 'bet.draw_limit'
    | 'bet.number_limit'
    | 'bet.number_stake_limit'
    | 'bet.item_maximum'
    | 'bet.pair_limit',
  details: Readonly<Record<string, string>>,
): Result<never, Refused<Refusals>> {
  return fail({ code, params: details, value: details });
}
