// Draws, their results and their public log. Every result, correction or void is a new version.
export { appendLog, type LogEntry } from './append-log.ts';
export { findBoundDraw, receiptCommitment, type BoundDraw } from './bound-draw.ts';
export { correctResult } from './correct-result.ts';
export {
  formatProofId,
  lotteryOfIssue,
  shortIssue,
  type Cosigner,
  type DrawState,
} from './draw.ts';
export { FLAT_OBJECT } from './store/draw-json.ts';
export {
  DRAW_COLUMNS,
  findDraw,
  findDrawById,
  listDrawsToClose,
  listDrawsToDraw,
  listScheduled,
  lockBook,
  lockDraw,
  markBookClosed,
  markClosed,
  markDrawn,
  openDueDraws,
  parseDraws,
  scheduleDraw,
  type DrawRow,
  type NewDraw,
  type StoredDraw,
} from './store/draws.ts';
export {
  listMerchantsToClose,
  listMerchantsToDraw,
  listMerchantsToSettle,
} from './store/due-merchants.ts';
export { findLastLine, listLines, listLinesOfDraw } from './store/log.ts';
export {
  listDrawsToSettle,
  listNumbersAt,
  listResults,
  putResult,
  type ResultRow,
} from './store/results.ts';
export { VOIDABLE, voidDraw } from './void-draw.ts';
