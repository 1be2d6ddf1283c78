import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { getCatalogue, type Lottery } from '../catalogue/index.ts';
import { gameItems, type GameItem } from './draw-items.ts';
import { cachePerMerchant } from '../../../platform/cache-per-merchant.ts';
import { listPopular, listRecentGames } from './store.ts';

/** The lotteries on sale, by group. */
export async function listGameMenus(
  call: CallOf<PlayerCalls['gameMenus']>,
): Promise<Answer<PlayerCalls['gameMenus']>> {
  const games = await gamesOnSale(call);
  const codes = [...new Set(games.map((game) => game.groupCode))];
  const groups = codes.map((groupCode) => ({
    groupCode,
    games: games.filter((game) => game.groupCode === groupCode),
  }));
  return ok({ serverNow: call.now, groups });
}

/** The lotteries that the caller played recently. */
export async function listRecent(
  call: CallOf<PlayerCalls['recentGames']>,
): Promise<Answer<PlayerCalls['recentGames']>> {
  const codes = await listRecentGames(call.sql, call.merchant.id, call.session.member);
  return ok({ serverNow: call.now, list: gamesByCode(codes, await gamesOnSale(call)) });
}

/** The lotteries with these codes, in the order of the codes. */
export function gamesByCode(codes: readonly string[], games: readonly GameItem[]): GameItem[] {
  return codes.flatMap((code) => games.find((game) => game.gameCode === code) ?? []);
}

const HOT = 3;

/** The total stake on a lottery, and its most staked numbers. */
interface LotteryStake {
  staked: bigint;
  readonly hot: { readonly item: string; readonly stake: bigint }[];
}

const popular = cachePerMerchant(30_000, async (app, merchant) => {
  const lotteries = new Map<string, LotteryStake>();
  for (const { lottery, item, stake } of await listPopular(app.secondaryPool, merchant)) {
    const known = lotteries.get(lottery) ?? { staked: 0n, hot: [] };
    lotteries.set(lottery, known);
    known.staked += stake;
    // A ticket of many numbers counts as a whole, `play:*`: it is staked, and names no number.
    if (known.hot.length < HOT && !item.endsWith(':*')) known.hot.push({ item, stake });
  }
  return lotteries;
});

type PrizeMode = NonNullable<CallOf<PlayerCalls['popularNumbers']>['input']['prizeMode']>;

/**
 * Lotteries by stake of the last 24 hours, with their most staked numbers (lottery.md 3, popular
 * numbers).
 */
export async function listPopularNumbers(
  call: CallOf<PlayerCalls['popularNumbers']>,
): Promise<Answer<PlayerCalls['popularNumbers']>> {
  const { count, prizeMode } = call.input;
  const stakes = await popular(call.app, call.merchant.id);
  const games = await gamesOnSale(
    call,
    (lottery) => prizeMode === undefined || sellsIn(lottery, prizeMode),
  );
  const list = games.map((game) => {
    const { staked, hot } = stakes.get(game.gameCode) ?? { staked: 0n, hot: [] };
    return {
      game,
      staked: amount(staked),
      hot: hot.map(({ item, stake }) => ({ item, stake: amount(stake) })),
    };
  });
  list.sort((a, b) => (a.staked < b.staked ? 1 : a.staked > b.staked ? -1 : 0));
  return ok({ serverNow: call.now, list: list.slice(0, count) });
}

/**
 * ZY is a payment style of plays of other lotteries; the other modes have lotteries of their own.
 */
function sellsIn({ row }: Lottery, mode: PrizeMode): boolean {
  return mode === 'ZY' ? row.styles.includes('ZY') : row.prize_mode === mode;
}

/** The lotteries on sale that match the filter. */
export async function gamesOnSale(
  call: CallContext,
  matches: (lottery: Lottery) => boolean = () => true,
): Promise<GameItem[]> {
  const { lotteries } = await getCatalogue(call.app, call.merchant);
  return gameItems(
    call,
    lotteries.filter((lottery) => lottery.row.enabled && matches(lottery)),
  );
}
