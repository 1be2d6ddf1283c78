// The turnover of a team over the days that a raise looks at (agency.md 1.7).
import { plusDays } from '@fairhouse/rules/agency';
import type { Amount, Id } from '@fairhouse/values';
import { businessDay } from '../../../platform/business-day.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { AgentTerms } from '../accounts/index.ts';
import { readTeamTurnover } from './store/line-figures.ts';

/** What a team staked on the whole business days before today. */
export function readVolume(
  { sql, merchant, now }: Pick<CallContext, 'sql' | 'merchant' | 'now'>,
  { volume }: Pick<AgentTerms, 'volume'>,
  head: Id<'member'>,
): Promise<Amount> {
  const today = businessDay(merchant, now);
  const days = { from: plusDays(today, -volume.days), to: plusDays(today, -1) };
  return readTeamTurnover(sql, merchant.id, { head, ...days });
}
