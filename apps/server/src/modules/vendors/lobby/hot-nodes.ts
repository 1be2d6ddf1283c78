import { MINUTE_MS, type MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import { cachePerMerchant } from '../../../platform/cache-per-merchant.ts';
import { vendorsOf, type VendorDirectory } from '../records/index.ts';
import { rankHot, type HotGames, type PlayedHour } from './rank-hot.ts';
import { listPlayedHours } from './store.ts';

const CACHED_MS = 10 * MINUTE_MS;

const playedHours = cachePerMerchant<readonly PlayedHour[]>(CACHED_MS, async (app, merchant) => {
  const rows = await listPlayedHours(app.secondaryPool, merchant);
  return rows.flatMap(({ node_id: node, age, members }) =>
    node === null ? [] : [{ node, age, members }],
  );
});

interface Ranked {
  readonly hours: readonly PlayedHour[];
  readonly hot: HotGames;
}

/** A directory is made again when an operator changes a game, and shows its pins at once. */
const ranked = new WeakMap<VendorDirectory, Ranked>();

/** The merchant's hot games by the last two days, which are read again every ten minutes. */
export async function hotNodes(app: AppContext, merchant: MerchantId): Promise<HotGames> {
  const [directory, hours] = await Promise.all([
    vendorsOf(app, merchant),
    playedHours(app, merchant),
  ]);
  const known = ranked.get(directory);
  if (known?.hours === hours) return known.hot;
  const games = [...directory.games.values()];
  const pinned = games
    .filter(({ hot }) => hot !== undefined)
    .sort((left, right) => (left.hot ?? 0) - (right.hot ?? 0))
    .map(({ node_id: node }) => node);
  const newest = games
    .toSorted((left, right) => (right.publishedAt ?? 0) - (left.publishedAt ?? 0))
    .map(({ node_id: node }) => node);
  const hot = rankHot(hours, { pinned, newest });
  ranked.set(directory, { hours, hot });
  return hot;
}
