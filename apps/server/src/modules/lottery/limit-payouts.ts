import type { DrawRules } from '@fairhouse/rules/fair';
import { instant } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import { transaction } from '../../ground/sql.ts';
import { dayIn } from './timetable.ts';
import type { DrawRow } from './store/draws.ts';
import { forgetPaid, limitMembers } from './store/member-payouts.ts';
import type { OfResult } from './store/settle.ts';

/**
 * Keeps the prizes of a settled version within what a member may be paid in a draw and in a day
 * (lottery.md 2.6), as the draw's rules said before it opened. Days are the merchant's own. Nothing
 * is asked of the database where no such limit stands.
 */
export async function limitPayouts(
  house: House,
  { zone }: Merchant,
  draw: DrawRow,
  of: OfResult,
): Promise<void> {
  const rules = draw.rules as DrawRules;
  const drawPayout = BigInt(rules.memberDrawPayout ?? '0');
  const dayPayout = BigInt(rules.memberDayPayout ?? '0');
  if (drawPayout === 0n && dayPayout === 0n) return;
  const day = dayIn(zone, instant(draw.draw_at.getTime()));
  await transaction(house.pool, async (sql) => {
    if (draw.state === 'VOIDING') await forgetPaid(sql, of);
    else await limitMembers(sql, of, { lottery: draw.lottery, day, drawPayout, dayPayout });
    return { commit: true, value: undefined };
  });
}
