// Boards and open draws, requested as seldom as a page would: the board now and then, the draw
// once.
import type { WireValue } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { MINUTE_MS } from '@fairhouse/values';
import { valueOf, type PlayerClient, type Site } from './site.ts';

export type Board = WireValue<PlayerCalls['lotteryBoard']>;

/** An open draw with its board. */
export interface OnSale {
  readonly board: Board;
  readonly issue: string;
  readonly closesAt: number;
}

export interface Boards {
  /** The open draw of a lottery; undefined around a close, and while the server is unavailable. */
  onSale(client: PlayerClient, lottery: string): Promise<OnSale | undefined>;
  /** Drops the cached board and draw, because odds may have changed. */
  forget(lottery: string): void;
}

/** No user enters a bet in less time. */
const LAST_MOMENT_MS = 3000;
const BOARD_LASTS_MS = 10 * MINUTE_MS;

interface CachedBoard {
  readonly board: Board;
  readonly until: number;
}

/** Creates the cache of boards and draws that all players of a site share. */
export function openBoards(site: Site): Boards {
  const boards = new Map<string, CachedBoard>();
  const sales = new Map<string, Promise<OnSale | undefined>>();

  const boardOf = async (client: PlayerClient, lottery: string): Promise<Board | undefined> => {
    const cached = boards.get(lottery);
    if (cached && performance.now() < cached.until) return cached.board;
    const board = valueOf(await client.call('lotteryBoard', { gameCode: lottery }));
    if (board) boards.set(lottery, { board, until: performance.now() + BOARD_LASTS_MS });
    return board;
  };
  const load = async (client: PlayerClient, lottery: string): Promise<OnSale | undefined> => {
    const board = await boardOf(client, lottery);
    const draw = valueOf(await client.call('currentDraw', { gameCode: lottery }));
    if (draw) site.setServerTime(draw.serverNow);
    if (board === undefined || draw?.current === undefined) return undefined;
    return { board, issue: draw.current.issue, closesAt: draw.current.closesAt };
  };
  return {
    onSale: async (client, lottery) => {
      const cached = await sales.get(lottery);
      if (cached && cached.closesAt - site.now() > LAST_MOMENT_MS) return cached;
      if (cached && cached.closesAt > site.now()) return undefined;
      const sale = load(client, lottery);
      sales.set(lottery, sale);
      return sale;
    },
    forget: (lottery) => {
      boards.delete(lottery);
      sales.delete(lottery);
    },
  };
}
