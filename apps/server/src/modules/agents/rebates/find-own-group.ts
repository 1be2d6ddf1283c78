import type { Id } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { agentTermsOf } from '../accounts/index.ts';
import { findPrizeGroup } from './store/own-group.ts';

/** A member's own prize group, with the merchant's limits on betting. */
export interface OwnGroup {
  /** Undefined for a member without one, who has the highest group of each lottery. */
  readonly group: number | undefined;
  readonly betMax: number;
  readonly earnsOnlyAbove: number | undefined;
}

/** Reads the group at which a member bets (agency.md 1.2). */
export async function findOwnGroup(
  { app, sql, merchant }: Pick<CallContext, 'app' | 'sql' | 'merchant'>,
  member: Id<'member'>,
): Promise<OwnGroup> {
  const { bounds } = await agentTermsOf(app, merchant);
  return {
    group: await findPrizeGroup(sql, merchant.id, member),
    betMax: bounds.betMax,
    earnsOnlyAbove: bounds.earnsOnlyAbove,
  };
}
