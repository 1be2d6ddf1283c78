// Which operation answers which call.
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { askSecond, sayAct } from '../operators/index.ts';
import { cancelBets } from './cancel-bets.ts';
import { askCorrection, askVoid, previewCorrection } from './desk/ask-draw-change.ts';
import { enterResult } from './desk/enter-result.ts';
import { changesTerms, editLottery, readLotteries } from './desk/edit-lottery.ts';
import { changesOdds, editOdds, previewOdds, readOddsTable } from './desk/edit-odds.ts';
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

const lotteryEdit = askSecond(
  {
    name: 'lotteryEdit',
    row: operator.lotteryEdit,
    needs: changesTerms,
    target: ({ code }) => `lottery:${code}`,
    describe: ({ code, version: _version, reason: _reason, names: _names, ...terms }) =>
      sayAct('lotteryTerms', { code, terms: JSON.stringify(terms) }),
  },
  editLottery,
);

const oddsEdit = askSecond(
  {
    name: 'oddsEdit',
    row: operator.oddsEdit,
    needs: changesOdds,
    target: ({ code }) => `lottery:${code}`,
    describe: ({ code, changes }) => sayAct('odds', { code, odds: JSON.stringify(changes) }),
  },
  editOdds,
);

const numberLimitEnd = askSecond(
  {
    name: 'numberLimitEnd',
    row: operator.numberLimitEnd,
    target: ({ code }) => `lottery:${code}`,
    describe: ({ code, limit }) => sayAct('limitEnd', { code, limit }),
  },
  endNumberLimit,
);

export const lotteryDesk = {
  lotteryList: readLotteries,
  lotteryEdit,
  oddsTable: readOddsTable,
  oddsPreview: previewOdds,
  oddsEdit,
  numberLimits: readNumberLimits,
  numberLimitAdd: addNumberLimit,
  numberLimitEnd,
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
