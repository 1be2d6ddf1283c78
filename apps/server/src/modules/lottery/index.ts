// Entry point of the lottery: catalogue, provable draws, bets and settlement.
import type { Job } from '../../platform/jobs.ts';
import { pollBlocks } from './poll-blocks.ts';
import { pollFeeds } from './poll-feeds.ts';
import { chargeCancelFees } from './charge-cancel-fees.ts';
import { closeDraws } from './close-draws.ts';
import { drawNumbers } from './draw-numbers.ts';
import { joinStations } from './join-stations.ts';
import { pruneLotteryBoards } from './prune-lottery-boards.ts';
import { runChases } from './run-chases.ts';
import { scheduleDraws } from './schedule-draws.ts';
import { settleDraws } from './settle-draws.ts';
import { stopExcludedChases } from './stop-excluded-chases.ts';
import { witnessLedgerSeals, witnessDrawLogs } from './witness/witness-draw-logs.ts';

export { betParticipant } from './bet-participant.ts';
export { chaseParticipant } from './chase-participant.ts';
export { closeDraw } from './close-draws.ts';
export { lotteryBackoffice, lotteryOperations } from './calls.ts';
export { CATALOGUE, provisionLotteries, type LotteryChoice } from './provision-lotteries.ts';
export type { LotteryPlan } from './plans/lottery-plan.ts';

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
  runChases,
  stopExcludedChases,
  pruneLotteryBoards,
];
