// The operations of the lottery by call name.
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { requireSecondOperator, describeOperation } from '../operators/index.ts';
import { cancelBets } from './cancel-bets.ts';
import {
  requestDrawCorrection,
  requestDrawVoid,
  previewDrawCorrection,
} from './backoffice/request-draw-correction.ts';
import { enterResult } from './backoffice/enter-result.ts';
import { changesTerms, editLottery, readLotteries } from './backoffice/edit-lottery.ts';
import { changesOdds, editOdds, previewOdds, readOddsTable } from './backoffice/edit-odds.ts';
import { addNumberLimit, endNumberLimit, readNumberLimits } from './backoffice/number-limits.ts';
import {
  readCalendar,
  readBackofficeDraw,
  readDrawOrders,
  readExposure,
} from './backoffice/read-draws.ts';
import { editCalendar, previewCalendar } from './backoffice/edit-calendar.ts';
import { readAlarms } from './backoffice/read-alarms.ts';
import { readStatistics } from './backoffice/read-statistics.ts';
import { readWaiting } from './backoffice/read-waiting.ts';
import { readDrawTickets, readPublicLog, readDrawProof } from './draw-proof.ts';
import { listGameMenus, listPopularNumbers, listRecent } from './list-games.ts';
import { listMyBets, readMyOrder } from './my-bets.ts';
import { placeBets } from './place-bets.ts';
import { enterNumber } from './enter-number.ts';
import { listRoundEntries } from './list-round-entries.ts';
import { readBoard } from './read-board.ts';
import { readCurrentDraw, readNearDraws, readDrawResults, readTrend } from './read-draws.ts';
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
  openedNumbers: readDrawResults,
  currentDraw: readCurrentDraw,
  nearDraws: readNearDraws,
  drawProof: readDrawProof,
  drawTickets: readDrawTickets,
  publicLog: readPublicLog,
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

const lotteryEdit = requireSecondOperator(
  {
    name: 'lotteryEdit',
    row: operator.lotteryEdit,
    needs: changesTerms,
    target: ({ code }) => `lottery:${code}`,
    describe: ({ code, version: _version, reason: _reason, names: _names, ...terms }) =>
      describeOperation('lotteryTerms', { code, terms: JSON.stringify(terms) }),
  },
  editLottery,
);

const oddsEdit = requireSecondOperator(
  {
    name: 'oddsEdit',
    row: operator.oddsEdit,
    needs: changesOdds,
    target: ({ code }) => `lottery:${code}`,
    describe: ({ code, changes }) =>
      describeOperation('odds', { code, odds: JSON.stringify(changes) }),
  },
  editOdds,
);

const numberLimitEnd = requireSecondOperator(
  {
    name: 'numberLimitEnd',
    row: operator.numberLimitEnd,
    target: ({ code }) => `lottery:${code}`,
    describe: ({ code, limit }) => describeOperation('limitEnd', { code, limit }),
  },
  endNumberLimit,
);

export const lotteryBackoffice = {
  lotteryList: readLotteries,
  lotteryEdit,
  oddsTable: readOddsTable,
  oddsPreview: previewOdds,
  oddsEdit,
  numberLimits: readNumberLimits,
  numberLimitAdd: addNumberLimit,
  numberLimitEnd,
  calendarPreview: previewCalendar,
  calendarEdit: editCalendar,
  drawCalendar: readCalendar,
  drawsWaiting: readWaiting,
  lotteryAlarms: readAlarms,
  drawDetail: readBackofficeDraw,
  drawOrders: readDrawOrders,
  drawEnter: enterResult,
  drawVoid: requestDrawVoid,
  drawCorrection: previewDrawCorrection,
  drawCorrect: requestDrawCorrection,
  exposure: readExposure,
  drawStatistics: readStatistics,
} satisfies Partial<Operations<OperatorCalls>>;
