import type { DrawRules } from '@fairhouse/rules/fair';
import { instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { zonedDay } from '../catalogue/index.ts';
import type { DrawRow } from '../draws/index.ts';
import { forgetPaid, limitMembers, type MemberLimits } from './store/member-payouts.ts';
import type { ResultKey } from './store/settle.ts';

/** The payout limits of a member per draw and per day, by the draw's rules; zero means no limit. */
export function memberLimits(draw: DrawRow, { zone }: Merchant): MemberLimits {
  const rules = draw.rules as DrawRules;
  return {
    lottery: draw.lottery,
    day: zonedDay(zone, instant(draw.draw_at.getTime())),
    drawPayout: BigInt(rules.memberDrawPayout ?? '0'),
    dayPayout: BigInt(rules.memberDayPayout ?? '0'),
  };
}

/**
 * Limits the prizes of a settled version to the payout limits per member, draw and day (lottery.md
 * 2.6), as the draw's rules had them before it opened. Days are those of the merchant. Without such
 * limits no statement is run.
 */
export async function limitPayouts(
  app: AppContext,
  merchant: Merchant,
  draw: DrawRow,
  resultKey: ResultKey,
): Promise<void> {
  const limits = memberLimits(draw, merchant);
  if (limits.drawPayout === 0n && limits.dayPayout === 0n) return;
  await app.leases.transaction('lottery-settle', async (sql) => {
    if (draw.state === 'VOIDING') await forgetPaid(sql, resultKey);
    else await limitMembers(sql, resultKey, limits);
    return { commit: true, value: undefined };
  });
}
