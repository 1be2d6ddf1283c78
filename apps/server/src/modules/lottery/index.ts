// Entry point of the lottery: catalogue, provable draws, bets and settlement.
import type { Job } from '../../platform/jobs.ts';
import { sumDraws } from './backoffice/index.ts';
import { pollBlocks, pollFeeds, joinStations } from './feeds/index.ts';
import { chargeCancelFees } from './cancelling/index.ts';
import { closeDraws, drawNumbers, scheduleDraws } from './drawing/index.ts';
import { announceWins, pruneLotteryBoards, settleDraws } from './settling/index.ts';
import { runChases, stopExcludedChases } from './chasing/index.ts';
import { closeOffers } from './sharing/index.ts';
import { witnessLedgerSeals, witnessDrawLogs } from './witness/index.ts';

export { betParticipant } from './placing/index.ts';
export { chaseParticipant } from './chasing/index.ts';
export { closeDraw } from './drawing/index.ts';
export { lotteryBackoffice, lotteryOperations } from './calls.ts';
export {
  CATALOGUE,
  provisionLotteries,
  type LotteryChoice,
  type LotteryPlan,
} from './catalogue/index.ts';

export const lotteryJobs: readonly Job[] = [
  scheduleDraws,
  closeDraws,
  witnessDrawLogs,
  witnessLedgerSeals,
  drawNumbers,
  pollFeeds,
  pollBlocks,
  chargeCancelFees,
  joinStations,
  settleDraws,
  announceWins,
  sumDraws,
  runChases,
  stopExcludedChases,
  closeOffers,
  pruneLotteryBoards,
];
