import type { DrawRules } from '@fairhouse/rules/fair';
import { instant } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import { dayIn } from './timetable.ts';
import type { DrawRow } from './store/draws.ts';
import { forgetPaid, limitMembers, type MemberLimits } from './store/member-payouts.ts';
import type { OfResult } from './store/settle.ts';

/** What a member may be paid in a draw and on its day, by the draw's rules; zero is no limit. */
export function memberLimits(draw: DrawRow, { zone }: Merchant): MemberLimits {
  const rules = draw.rules as DrawRules;
  return {
    lottery: draw.lottery,
    day: dayIn(zone, instant(draw.draw_at.getTime())),
    drawPayout: BigInt(rules.memberDrawPayout ?? '0'),
    dayPayout: BigInt(rules.memberDayPayout ?? '0'),
  };
}

/**
 * Keeps the prizes of a settled version within what a member may be paid in a draw and in a day
 * (lottery.md 2.6), as the draw's rules said before it opened. Days are the merchant's own. Nothing
 * is asked of the database where no such limit stands.
 */
export async function limitPayouts(
  house: House,
  merchant: Merchant,
  draw: DrawRow,
  of: OfResult,
): Promise<void> {
  const limits = memberLimits(draw, merchant);
  if (limits.drawPayout === 0n && limits.dayPayout === 0n) return;
  await house.leases.transaction('lottery-settle', async (sql) => {
    if (draw.state === 'VOIDING') await forgetPaid(sql, of);
    else await limitMembers(sql, of, limits);
    return { commit: true, value: undefined };
  });
}
