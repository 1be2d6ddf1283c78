import { MINUTE_MS } from '@fairhouse/values';
import { cachePerMerchant } from '../../../platform/cache-per-merchant.ts';
import { vendorsOf } from '../records/index.ts';
import { rankHot, type HotGames } from './rank-hot.ts';
import { listPlayedHours } from './store.ts';

const CACHED_MS = 10 * MINUTE_MS;

/** The merchant's hot games by the last two days, made again every ten minutes. */
export const hotNodes = cachePerMerchant<HotGames>(CACHED_MS, async (app, merchant) => {
  const rows = await listPlayedHours(app.secondaryPool, merchant);
  const hours = rows.flatMap(({ node_id: node, age, members }) =>
    node === null ? [] : [{ node, age, members }],
  );
  const games = [...(await vendorsOf(app, merchant)).games.values()];
  const pinned = games
    .filter(({ hot }) => hot !== undefined)
    .sort((left, right) => (left.hot ?? 0) - (right.hot ?? 0))
    .map(({ node_id: node }) => node);
  const newest = games
    .toSorted((left, right) => (right.publishedAt ?? 0) - (left.publishedAt ?? 0))
    .map(({ node_id: node }) => node);
  return rankHot(hours, { pinned, newest });
});
