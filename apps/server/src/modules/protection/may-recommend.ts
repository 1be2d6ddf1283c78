import { DAY_MS, type Instant } from '@fairhouse/values';
import { isNearLimit } from './limit.ts';
import { isInForce, type PlayBlock } from './play-block.ts';
import type { LimitUsage } from './usage.ts';

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
