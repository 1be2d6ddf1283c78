import type { Id } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { gatherMembers } from '../../../platform/database/gather-members.ts';
import { agentTermsOf } from '../accounts/index.ts';
import { listPrizeGroups } from './store/own-group.ts';

/** A member's own prize group, with the merchant's limits on betting. */
export interface OwnGroup {
  /** Undefined for a member without one, who has the highest group of each lottery. */
  readonly group: number | undefined;
  readonly betMax: number;
  readonly earnsOnlyAbove: number | undefined;
}

/** Read again for each bet, so that a group that an upline lowered holds for the next one. */
const readGroup = gatherMembers((app, merchant, members) =>
  listPrizeGroups(app.pool, merchant, members),
);

/** Reads the group at which a member bets (agency.md 1.2). */
export async function findOwnGroup(
  { app, sql, merchant }: Pick<CallContext, 'app' | 'sql' | 'merchant'>,
  member: Id<'member'>,
): Promise<OwnGroup> {
  const { bounds } = await agentTermsOf(app, merchant);
  // A transaction has a connection already, and must not wait for another.
  const group =
    sql === app.pool
      ? await readGroup(app, { merchant: merchant.id, member })
      : (await listPrizeGroups(sql, merchant.id, [member])).get(member);
  return { group, betMax: bounds.betMax, earnsOnlyAbove: bounds.earnsOnlyAbove };
}
