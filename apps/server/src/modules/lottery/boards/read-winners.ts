import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, ok, type MerchantId } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { findMembers } from '../../members/index.ts';
import { findBlockedMembers } from '../../protection/index.ts';
import { getCatalogue } from '../catalogue/index.ts';
import { toInstant, lotteryName } from './draw-items.ts';
import { cachePerMerchant } from '../../../platform/cache-per-merchant.ts';
import { listWins, type WinRow } from './store.ts';

type Row = PlayerCalls['winnerBoard'];

const MOST = 20;
/** More rows are read than shown, because members who are not named are removed. */
const READ = 5 * MOST;
const bestWins = cachePerMerchant(10_000, listNamedWins);

/** Members on a cool-off or self-exclusion, and members who hide their wins, are removed. */
async function listNamedWins(app: AppContext, merchant: MerchantId): Promise<WinRow[]> {
  const wins = await listWins(app.secondaryPool, merchant, READ);
  const ids = [...new Set(wins.map((win) => win.member_id))];
  const members = await findMembers(app.secondaryPool, merchant, ids);
  const paused = await findBlockedMembers(
    app.secondaryPool,
    { id: merchant },
    ids,
    app.clock.now(),
  );
  const hidden = new Set(members.filter(({ hidesWins }) => hidesWins).map(({ id }) => id));
  return wins.filter(({ member_id: id }) => !paused.has(id) && !hidden.has(id)).slice(0, MOST);
}

/**
 * The highest real wins of the last day. None is invented (lottery.md 3, winner board), and a
 * cool-off or a hidden name takes effect within seconds.
 */
export async function readWinnerBoard(call: CallOf<Row>): Promise<Answer<Row>> {
  const catalogue = await getCatalogue(call.app, call.merchant);
  const wins = await bestWins(call.app, call.merchant.id);
  const list = wins.slice(0, call.input.count).map((win) => {
    const lottery = catalogue.find(win.lottery);
    return {
      account: maskName(win.username),
      gameCode: win.lottery,
      gameName: lottery ? lotteryName(lottery.row, call.language) : win.lottery,
      amount: amount(win.prize),
      at: toInstant(win.at),
    };
  });
  return ok({ list });
}

/**
 * Masks a name as `ab***9`: the first two letters, three stars, the last letter; a shorter name
 * keeps only its first letter.
 */
export function maskName(name: string): string {
  return name.length < 4 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-1)}`;
}
