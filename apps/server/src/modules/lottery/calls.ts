// The operations of the lottery by call name.
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { requireSecondOperator, describeOperation } from '../operators/index.ts';
import { cancelBets } from './cancelling/index.ts';
import {
  requestDrawCorrection,
  requestDrawVoid,
  previewDrawCorrection,
  enterResult,
  addLottery,
  readNewLotteries,
  changedLotteryTerms,
  changesTerms,
  editLottery,
  readLotteries,
  changedPlays,
  changesOdds,
  editOdds,
  previewOdds,
  readOddsTable,
  addNumberLimit,
  endNumberLimit,
  readNumberLimits,
  readCalendar,
  readBackofficeDraw,
  readDrawExposure,
  readDrawOrders,
  readExposure,
  editCalendar,
  previewCalendar,
  readAlarms,
  readStatistics,
  readWaiting,
} from './backoffice/index.ts';
import { readDrawTickets, readPublicLog, readDrawProof } from './proof/index.ts';
import {
  listGameMenus,
  listGameNames,
  listPopularNumbers,
  listRecent,
  readBoard,
  readCurrentDraw,
  readNearDraws,
  readDrawResults,
  readTrend,
  listVietnamMenus,
  listVietnamRecent,
  readVietnamOpened,
  readWinnerBoard,
} from './boards/index.ts';
import { listMyBets, readMyOrder } from './orders/index.ts';
import { placeBets } from './placing/index.ts';
import { enterNumber, listRoundEntries } from './rounds/index.ts';
import {
  buyShares,
  cancelOffer,
  createOffer,
  listConsoleOffers,
  listMyOffers,
  listOffers,
  readConsoleOffer,
  readOffer,
} from './sharing/index.ts';
import { createChase, listMyChases, stopChase } from './chasing/index.ts';

export const lotteryOperations = {
  gameMenus: listGameMenus,
  recentGames: listRecent,
  gameNames: listGameNames,
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
  createOffer,
  openOffers: listOffers,
  readOffer,
  buyShares,
  cancelOffer,
  myOffers: listMyOffers,
} satisfies Partial<Operations<PlayerCalls>>;

const lotteryEdit = requireSecondOperator(
  {
    name: 'lotteryEdit',
    row: operator.lotteryEdit,
    needs: changesTerms,
    target: ({ code }) => `lottery:${code}`,
    changes: changedLotteryTerms,
    describe: ({ code }) => describeOperation('lotteryTerms', { code }),
  },
  editLottery,
);

const lotteryAdd = requireSecondOperator(
  {
    name: 'lotteryAdd',
    row: operator.lotteryAdd,
    target: ({ code }) => `lottery:${code}`,
    describe: ({ code }) => describeOperation('lotteryAdd', { code }),
  },
  addLottery,
);

const oddsEdit = requireSecondOperator(
  {
    name: 'oddsEdit',
    row: operator.oddsEdit,
    needs: changesOdds,
    target: ({ code }) => `lottery:${code}`,
    changes: changedPlays,
    describe: ({ code }) => describeOperation('odds', { code }),
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
  newLotteries: readNewLotteries,
  lotteryAdd,
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
  drawExposure: readDrawExposure,
  drawStatistics: readStatistics,
  offerList: listConsoleOffers,
  offerDetail: readConsoleOffer,
} satisfies Partial<Operations<OperatorCalls>>;
