import { DAY_MS, type Id, type Instant } from '@fairhouse/values';
import type { Merchant } from '../../platform/app-context.ts';
import type { Sql } from '../../platform/sql.ts';
import { isNearLimit } from './limit.ts';
import { isInForce, type PlayBlock } from './play-block.ts';
import { listMemberLimits, readPlayerLimits } from './store/player-limits.ts';
import { readLimitUsage, type LimitUsage } from './usage.ts';

/**
 * Whether games may be recommended to a member: no limit is nearly used up, no break is in force,
 * and none has ended within a day (games.md 4.3). Pure.
 */
export function mayRecommend(
  playBlock: PlayBlock | undefined,
  limits: readonly Pick<LimitUsage, 'limit' | 'used'>[],
  now: Instant,
): boolean {
  if (limits.some(({ limit, used }) => isNearLimit({ used, most: limit.most }))) return false;
  const endedAt = playBlock && (playBlock.returnAt ?? playBlock.until);
  return !isInForce(playBlock, now) && (endedAt === undefined || endedAt + DAY_MS <= now);
}

/** The same of a member as it stands now. */
export async function mayRecommendTo(
  sql: Sql,
  asked: { readonly merchant: Merchant; readonly member: Id<'member'>; readonly now: Instant },
): Promise<boolean> {
  const { merchant, member, now } = asked;
  const memberKey = { merchant: merchant.id, member };
  const playerLimits = await readPlayerLimits(sql, memberKey);
  const limits = await listMemberLimits(sql, memberKey);
  const at = { calendar: merchant, now };
  const used = await readLimitUsage(sql, memberKey, { playerLimits, limits }, at);
  return mayRecommend(playerLimits.playBlock, used, now);
}
