// What the ledger answered to an order that it did not book, in the words of the call.
import { refuse, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { fail, SECOND_MS, type Result } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import { isProtection, refusalOfReason } from '../protection/index.ts';
import { REFUSED } from './bet-rows.ts';
import type { Lottery } from './catalogue.ts';
import { ordinalAfter, ordinalOnSale, slotOf } from './timetable.ts';
import type { KnownDraw } from './known-draws.ts';
import { tell } from './price-order.ts';

type Refusals = PlayerCalls['placeBets']['refusals'][number];

/**
 * The refusal for a reason of the ledger or of the bet writer; a closed draw comes with the next
 * one. `draw` is the one that was asked for, where there is one.
 */
export function refusedBooking(
  call: CallContext,
  lottery: Lottery,
  reason: string,
  draw?: KnownDraw,
): Result<never, Refused<Refusals>> {
  if (isProtection(reason)) return refusalOfReason(reason, call.merchant);
  const [name = '', left = '0', scope = '', ...rest] = reason.split(':');
  const item = rest.join(':');
  const remaining = tell(BigInt(left === '' ? '0' : left));
  switch (name) {
    case REFUSED.closed: {
      const next = slotOf(lottery.timetable, nextOrdinal(call, lottery, draw));
      return refuse('bet.draw_closed', {
        value: { next: next.issue, closesAt: next.closesAt, serverNow: call.now },
      });
    }
    case REFUSED.drawLimit:
      return limited('bet.draw_limit', { remaining });
    case REFUSED.numberLimit:
      return limited('bet.number_limit', { remaining, item, scope });
    case REFUSED.numberStake:
      return limited('bet.number_stake_limit', { remaining, item, scope });
    case REFUSED.itemMaximum:
      return limited('bet.item_maximum', { max: remaining, item });
    case REFUSED.pairLimit: {
      const [opposite = '', side = ''] = `${scope}:${item}`.split(' ');
      return limited('bet.pair_limit', { remaining, item: side, opposite });
    }
    default:
      return refuse('bet.no_funds');
  }
}

/**
 * The call's clock may lag the one that closed the draw; a draw that was open is then not offered
 * again.
 */
function nextOrdinal({ now }: CallContext, { timetable }: Lottery, draw?: KnownDraw): number {
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
  told: Readonly<Record<string, string>>,
): Result<never, Refused<Refusals>> {
  return fail({ code, params: told, value: told });
}
