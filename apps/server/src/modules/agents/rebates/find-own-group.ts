import type { Id, MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { gather, perGroup } from '../../../platform/database/gather.ts';
import { agentTermsOf } from '../accounts/index.ts';
import { listPrizeGroups } from './store/own-group.ts';

/** A member's own prize group, with the merchant's limits on betting. */
export interface OwnGroup {
  /** Undefined for a member without one, who has the highest group of each lottery. */
  readonly group: number | undefined;
  readonly betMax: number;
  readonly earnsOnlyAbove: number | undefined;
}

interface MemberName {
  readonly merchant: MerchantId;
  readonly member: Id<'member'>;
}

type Reader = (name: MemberName) => Promise<number | undefined>;
const readers = new WeakMap<AppContext, Reader>();

/**
 * Reads the groups of many bets at once. They are not kept between bets, so that a group that an
 * upline lowered holds for the next bet.
 */
function readerOf(app: AppContext): Reader {
  const known = readers.get(app);
  if (known !== undefined) return known;
  const made: Reader = gather((names) =>
    perGroup(
      names,
      ({ merchant }) => merchant,
      async (group) => {
        const [first] = group as readonly [MemberName, ...MemberName[]];
        const members = [...new Set(group.map(({ member }) => member))];
        const found = await listPrizeGroups(app.pool, first.merchant, members);
        return group.map(({ member }) => found.get(member));
      },
    ),
  );
  readers.set(app, made);
  return made;
}

/** Reads the group at which a member bets (agency.md 1.2). */
export async function findOwnGroup(
  { app, sql, merchant }: Pick<CallContext, 'app' | 'sql' | 'merchant'>,
  member: Id<'member'>,
): Promise<OwnGroup> {
  const { bounds } = await agentTermsOf(app, merchant);
  // A transaction has a connection already, and must not wait for another.
  const group =
    sql === app.pool
      ? await readerOf(app)({ merchant: merchant.id, member })
      : (await listPrizeGroups(sql, merchant.id, [member])).get(member);
  return { group, betMax: bounds.betMax, earnsOnlyAbove: bounds.earnsOnlyAbove };
}
