// Who is in a selection, for the statements on bets and rounds of a team.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface TeamOf {
  readonly merchant: MerchantId;
  readonly of: Id<'member'>;
  /** The member alone, it and its directs, or everyone below. */
  readonly scope: 'self' | 'direct' | 'all';
}

const IN_TEAM = `
  merchant_id = $merchant and standing_group = 'formal'
    and (member_id = $of or ($scope = 'direct' and upline_id = $of)
      or ($scope = 'all' and path @> array[$of::uuid]))`;

/** The people of the selection. */
export const TEAM = `select member_id, username from agents.person where ${IN_TEAM}`;

/**
 * The person of a bet, where it is of the selection. `offset 0` keeps it a look-up by the key for
 * each bet: a join could read the whole team first.
 */
export const personOfBet = (member: string): string => `
  cross join lateral (
    select p.username from (select * from agents.person where ${IN_TEAM}) p
    where p.member_id = ${member} offset 0) p`;

const COUNTED = `
  select people, directs from agents.team_total where merchant_id = $1 and agent_id = $2`;

/** How many people a selection had when teams were counted last; 1 where nobody was below then. */
export async function countSelected(sql: Sql, { merchant, of, scope }: TeamOf): Promise<number> {
  if (scope === 'self') return 1;
  const { rows } = await sql.query<{ people: number; directs: number }>(COUNTED, [merchant, of]);
  const [team] = rows;
  return 1 + ((scope === 'direct' ? team?.directs : team?.people) ?? 0);
}
