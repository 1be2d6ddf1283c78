// What is on sale, asked for as seldom as a page would: the board now and then, the draw once.
import type { WireValue } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { MINUTE_MS } from '@fairhouse/values';
import { valueOf, type PlayerClient, type Site } from './site.ts';

export type Board = WireValue<PlayerCalls['lotteryBoard']>;

/** A draw on sale with the board it is sold on. */
export interface OnSale {
  readonly board: Board;
  readonly issue: string;
  readonly closesAt: number;
}

export interface Boards {
  /** What a lottery sells now; undefined around a close, and while the house is away. */
  onSale(client: PlayerClient, lottery: string): Promise<OnSale | undefined>;
  /** Odds may have changed: the next question is asked anew. */
  forget(lottery: string): void;
}

/** Nobody types a bet in less than this. */
const LAST_MOMENT_MS = 3000;
const BOARD_LASTS_MS = 10 * MINUTE_MS;

interface Remembered {
  readonly board: Board;
  readonly until: number;
}

/** Opens what all players of a site know of its lotteries. */
export function openBoards(site: Site): Boards {
  const boards = new Map<string, Remembered>();
  const sales = new Map<string, Promise<OnSale | undefined>>();

  const boardOf = async (client: PlayerClient, lottery: string): Promise<Board | undefined> => {
    const known = boards.get(lottery);
    if (known && performance.now() < known.until) return known.board;
    const board = valueOf(await client.call('lotteryBoard', { gameCode: lottery }));
    if (board) boards.set(lottery, { board, until: performance.now() + BOARD_LASTS_MS });
    return board;
  };
  const ask = async (client: PlayerClient, lottery: string): Promise<OnSale | undefined> => {
    const board = await boardOf(client, lottery);
    const draw = valueOf(await client.call('currentDraw', { gameCode: lottery }));
    if (draw) site.learn(draw.serverNow);
    if (board === undefined || draw?.current === undefined) return undefined;
    return { board, issue: draw.current.issue, closesAt: draw.current.closesAt };
  };
  return {
    onSale: async (client, lottery) => {
      const known = await sales.get(lottery);
      if (known && known.closesAt - site.now() > LAST_MOMENT_MS) return known;
      if (known && known.closesAt > site.now()) return undefined;
      const asked = ask(client, lottery);
      sales.set(lottery, asked);
      return asked;
    },
    forget: (lottery) => {
      boards.delete(lottery);
      sales.delete(lottery);
    },
  };
}
