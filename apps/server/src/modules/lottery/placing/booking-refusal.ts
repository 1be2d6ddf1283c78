// Maps the ledger's refusal of an order to a refusal of the call.
import { refuse, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { fail, SECOND_MS, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { isProtectionReason, refusalFromReason } from '../../protection/index.ts';
import { BET_REFUSAL } from './bet-rows.ts';
import { ordinalAfter, ordinalOnSale, slotAt, type Lottery } from '../catalogue/index.ts';
import type { BoundDraw } from '../draws/index.ts';
import { formatUnits } from './price-order.ts';

type Refusals = PlayerCalls['placeBets']['refusals'][number];

/**
 * The refusal for a reason of the ledger or of the bet participant; a closed draw comes with the
 * next one. `draw` is the requested draw, if it exists.
 */
export function bookingRefusal(
  call: CallContext,
  lottery: Lottery,
  reason: string,
  draw?: BoundDraw,
): Result<never, Refused<Refusals>> {
  if (isProtectionReason(reason)) return refusalFromReason(reason, call.merchant);
  const [name = '', left = '0', scope = '', ...rest] = reason.split(':');
  const item = rest.join(':');
  const remaining = formatUnits(BigInt(left === '' ? '0' : left));
  switch (name) {
    case BET_REFUSAL.closed: {
      const next = slotAt(lottery.timetable, nextOrdinal(call, lottery, draw));
      return refuse('bet.draw_closed', {
        value: { next: next.issue, closesAt: next.closesAt, serverNow: call.now },
      });
    }
    case BET_REFUSAL.drawLimit:
      return limited('bet.draw_limit', { remaining });
    case BET_REFUSAL.numberLimit:
      return limited('bet.number_limit', { remaining, item, scope });
    case BET_REFUSAL.numberStake:
      return limited('bet.number_stake_limit', { remaining, item, scope });
    case BET_REFUSAL.itemMaximum:
      return limited('bet.item_maximum', { max: remaining, item });
    case BET_REFUSAL.pairLimit: {
      const [opposite = '', side = ''] = `${scope}:${item}`.split(' ');
      return limited('bet.pair_limit', { remaining, item: side, opposite });
    }
    default:
      return refuse('bet.no_funds');
  }
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
