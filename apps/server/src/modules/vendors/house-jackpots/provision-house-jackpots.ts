import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { transaction } from '../../../platform/sql.ts';
import { forgetVendors, vendorsOf } from '../records/index.ts';
import { lockPots } from './pots.ts';
import { listLevels, switchGames } from './store.ts';

/**
 * Lets games of the studio take part in the house jackpots of a merchant that never had any; what
 * operators have decided since stays.
 *
 * @param games codes of slots
 */
export async function provisionHouseJackpots(
  app: AppContext,
  merchant: Merchant,
  games: readonly string[],
): Promise<void> {
  forgetVendors(app, merchant.id);
  const { vendors } = await vendorsOf(app, merchant.id);
  const studio = [...vendors.values()].find(({ kind }) => kind === 'studio');
  if (studio === undefined || !games.every((game) => studio.games.has(game))) return;
  await transaction(app.pool, async (sql) => {
    if ((await listLevels(sql, merchant.id)).length > 0) return { commit: false, value: undefined };
    await lockPots(sql, merchant.id);
    await switchGames(sql, merchant.id, { vendor: studio.code, games, isOn: true });
    return { commit: true, value: undefined };
  });
  forgetVendors(app, merchant.id);
}
