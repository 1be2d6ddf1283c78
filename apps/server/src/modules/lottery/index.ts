// The lottery: what is sold, its provable draws, the bets on them and what comes of these.
import type { Job } from '../../ground/jobs.ts';
import { askBlocks } from './ask-blocks.ts';
import { askFeeds } from './ask-feeds.ts';
import { chargeCancelFees } from './charge-cancel-fees.ts';
import { closeDraws } from './close-draws.ts';
import { drawNumbers } from './draw-numbers.ts';
import { joinStations } from './join-stations.ts';
import { pruneLotteryBoards } from './prune-boards.ts';
import { runChases } from './run-chases.ts';
import { scheduleDraws } from './schedule-draws.ts';
import { settleDraws } from './settle-draws.ts';
import { stopPaused } from './stop-paused.ts';
import { witnessBooks, witnessDraws } from './witness/witness-logs.ts';

export { betWriter } from './bet-writer.ts';
export { chaseWriter } from './chase-writer.ts';
export { closeDraw } from './close-draws.ts';
export { lotteryDesk, lotteryOperations } from './calls.ts';
export { CATALOGUE, layOutLotteries, type LotteryChoice } from './lay-out.ts';
export type { LotteryPlan } from './layout/lottery-plan.ts';

export const lotteryJobs: readonly Job[] = [
  scheduleDraws,
  closeDraws,
  witnessDraws,
  witnessBooks,
  drawNumbers,
  askFeeds,
  askBlocks,
  chargeCancelFees,
  joinStations,
  settleDraws,
  runChases,
  stopPaused,
  pruneLotteryBoards,
];
