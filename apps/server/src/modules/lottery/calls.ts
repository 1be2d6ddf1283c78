// Which operation answers which call.
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { cancelBets } from './cancel-bets.ts';
import { readDrawTickets, readLog, readProof } from './draw-proof.ts';
import { listGameMenus, listPopularNumbers, listRecent } from './list-games.ts';
import { listMyBets, readMyOrder } from './my-bets.ts';
import { placeBets } from './place-bets.ts';
import { readBoard } from './read-board.ts';
import { readCurrent, readNear, readOpened, readTrend } from './read-draws.ts';
import { createChase } from './create-chase.ts';
import { listMyChases, stopChase } from './stop-chase.ts';
import { readWinnerBoard } from './read-winners.ts';

export const lotteryOperations = {
  gameMenus: listGameMenus,
  recentGames: listRecent,
  popularNumbers: listPopularNumbers,
  openedNumbers: readOpened,
  currentDraw: readCurrent,
  nearDraws: readNear,
  drawProof: readProof,
  drawTickets: readDrawTickets,
  publicLog: readLog,
  lotteryBoard: readBoard,
  trend: readTrend,
  winnerBoard: readWinnerBoard,
  placeBets,
  cancelBets,
  myBets: listMyBets,
  myOrder: readMyOrder,
  createChase,
  stopChase,
  myChases: listMyChases,
} satisfies Partial<Operations<PlayerCalls>>;
