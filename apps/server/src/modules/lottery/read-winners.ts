import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, ok, type MerchantId } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import type { House } from '../../ground/house.ts';
import { findMembers } from '../members/index.ts';
import { pausedAmong } from '../protection/index.ts';
import { catalogueOf } from './catalogue.ts';
import { atOf, nameOf } from './draw-items.ts';
import { rememberFor } from '../../ground/remember-for.ts';
import { listWins, type WinRow } from './store/read.ts';

type Row = PlayerCalls['winnerBoard'];

const MOST = 20;
/** So many are read that those who are not named seldom leave the board short. */
const READ = 5 * MOST;
const bestWins = rememberFor(10_000, listNamed);

/** Nobody is named who is on a break, or who asked not to be. */
async function listNamed(house: House, merchant: MerchantId): Promise<WinRow[]> {
  const wins = await listWins(house.aside, merchant, READ);
  const ids = [...new Set(wins.map((win) => win.member_id))];
  const members = await findMembers(house.aside, merchant, ids);
  const paused = await pausedAmong(house.aside, { id: merchant }, ids, house.clock.now());
  const hidden = new Set(members.filter(({ hidesWins }) => hidesWins).map(({ id }) => id));
  return wins.filter(({ member_id: id }) => !paused.has(id) && !hidden.has(id)).slice(0, MOST);
}

/**
 * The best real wins of the last day. Nothing on it is invented (lottery.md 3, winner board), and
 * a break or a wish not to be named is followed within seconds.
 */
export async function readWinnerBoard(call: CallOf<Row>): Promise<Answer<Row>> {
  const catalogue = await catalogueOf(call.house, call.merchant);
  const wins = await bestWins(call.house, call.merchant.id);
  const list = wins.slice(0, call.input.count).map((win) => {
    const lottery = catalogue.find(win.lottery);
    return {
      account: maskName(win.username),
      gameCode: win.lottery,
      gameName: lottery ? nameOf(lottery.row, call.language) : win.lottery,
      amount: amount(win.prize),
      at: atOf(win.at),
    };
  });
  return ok({ list });
}

/** `ab***9`: two letters, three stars, the last one; of a name too short for that, one letter. */
export function maskName(name: string): string {
  return name.length < 4 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-1)}`;
}
