import type { Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, ok } from '@fairhouse/values';
import type { CallOf } from '../../ground/call-context.ts';
import { catalogueOf } from './catalogue.ts';
import { atOf, nameOf } from './draw-items.ts';
import { rememberFor } from '../../ground/remember-for.ts';
import { listWins } from './store/read.ts';

type Row = PlayerCalls['winnerBoard'];

const MOST = 20;
const bestWins = rememberFor(10_000, (house, merchant) => listWins(house.pool, merchant, MOST));

/** The best real wins of the last day. Nothing on it is invented (lottery.md 3, winner board). */
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
