import { MINUTE_MS } from '@fairhouse/values';
import { cachePerMerchant } from '../../../platform/cache-per-merchant.ts';
import { vendorsOf } from '../records/index.ts';
import { listPlayedHours } from './store.ts';

const CACHED_MS = 10 * MINUTE_MS;
const HOT_MOST = 40;
/** With fewer members in two days a game is not hot. */
const MEMBERS_MIN = 5;
/** A member counts half as much twelve hours later. */
const HALF_LIFE_HOURS = 12;

/**
 * The hot games in order: those that operators pinned, then by the members who played them in the
 * last two days (games.md 4.3).
 */
export const hotNodes = cachePerMerchant<readonly bigint[]>(CACHED_MS, async (app, merchant) => {
  const scores = new Map<bigint, { score: number; members: number }>();
  for (const { node_id: node, age, members } of await listPlayedHours(
    app.secondaryPool,
    merchant,
  )) {
    if (node === null) continue;
    const before = scores.get(node) ?? { score: 0, members: 0 };
    const score = before.score + members * 0.5 ** (age / HALF_LIFE_HOURS);
    scores.set(node, { score, members: before.members + members });
  }
  const { games } = await vendorsOf(app, merchant);
  const pinned = [...games.values()]
    .filter(({ hot }) => hot !== undefined)
    .sort((left, right) => (left.hot ?? 0) - (right.hot ?? 0));
  const played = [...scores]
    .filter(([, { members }]) => members >= MEMBERS_MIN)
    .sort(([left, a], [right, b]) => b.score - a.score || Number(left - right))
    .map(([node]) => node);
  const newest = [...games.values()]
    .sort((left, right) => (right.publishedAt ?? 0) - (left.publishedAt ?? 0))
    .map(({ node_id }) => node_id);
  const order = [...pinned.map(({ node_id }) => node_id), ...played, ...newest];
  return [...new Set(order)].slice(0, HOT_MOST);
});
