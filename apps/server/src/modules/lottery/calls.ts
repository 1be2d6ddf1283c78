// Which operation answers which call.
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { cancelBets } from './cancel-bets.ts';
import { askCorrection, askVoid, previewCorrection } from './desk/ask-draw-change.ts';
import { enterResult } from './desk/enter-result.ts';
import { editLottery, readLotteries } from './desk/edit-lottery.ts';
import { editOdds, previewOdds, readOddsTable } from './desk/edit-odds.ts';
import { addNumberLimit, endNumberLimit, readNumberLimits } from './desk/number-limits.ts';
import { readCalendar, readDeskDraw, readDrawOrders, readExposure } from './desk/read-draws.ts';
import { askCalendar, previewCalendar } from './desk/edit-calendar.ts';
import { readAlarms } from './desk/read-alarms.ts';
import { readStatistics } from './desk/read-statistics.ts';
import { readWaiting } from './desk/read-waiting.ts';
import { readDrawTickets, readLog, readProof } from './draw-proof.ts';
import { listGameMenus, listPopularNumbers, listRecent } from './list-games.ts';
import { listMyBets, readMyOrder } from './my-bets.ts';
import { placeBets } from './place-bets.ts';
import { enterNumber } from './enter-number.ts';
import { listRoundEntries } from './list-entries.ts';
import { readBoard } from './read-board.ts';
import { readCurrent, readNear, readOpened, readTrend } from './read-draws.ts';
import { createChase } from './create-chase.ts';
import { listMyChases, stopChase } from './stop-chase.ts';
import { listVietnamMenus, listVietnamRecent, readVietnamOpened } from './read-vietnam.ts';
import { readWinnerBoard } from './read-winners.ts';

export const lotteryOperations = {
  gameMenus: listGameMenus,
  recentGames: listRecent,
  popularNumbers: listPopularNumbers,
  vnMenus: listVietnamMenus,
  vnRecent: listVietnamRecent,
  vnOpened: readVietnamOpened,
  openedNumbers: readOpened,
  currentDraw: readCurrent,
  nearDraws: readNear,
  drawProof: readProof,
  drawTickets: readDrawTickets,
  publicLog: readLog,
  lotteryBoard: readBoard,
  trend: readTrend,
  winnerBoard: readWinnerBoard,
  enterNumber,
  roundEntries: listRoundEntries,
  placeBets,
  cancelBets,
  myBets: listMyBets,
  myOrder: readMyOrder,
  createChase,
  stopChase,
  myChases: listMyChases,
} satisfies Partial<Operations<PlayerCalls>>;

export const lotteryDesk = {
  lotteryList: readLotteries,
  lotteryEdit: editLottery,
  oddsTable: readOddsTable,
  oddsPreview: previewOdds,
  oddsEdit: editOdds,
  numberLimits: readNumberLimits,
  numberLimitAdd: addNumberLimit,
  numberLimitEnd: endNumberLimit,
  calendarPreview: previewCalendar,
  calendarEdit: askCalendar,
  drawCalendar: readCalendar,
  drawsWaiting: readWaiting,
  lotteryAlarms: readAlarms,
  drawDesk: readDeskDraw,
  drawOrders: readDrawOrders,
  drawEnter: enterResult,
  drawVoid: askVoid,
  drawCorrection: previewCorrection,
  drawCorrect: askCorrection,
  exposure: readExposure,
  drawStatistics: readStatistics,
} satisfies Partial<Operations<OperatorCalls>>;
