// The lottery's pages of the back office: lotteries, odds, limits, calendars, draws and alarms.
export { addLottery, readNewLotteries } from './add-lottery.ts';
export { editCalendar, previewCalendar } from './edit-calendar.ts';
export { changedLotteryTerms, changesTerms, editLottery, readLotteries } from './edit-lottery.ts';
export { changedPlays, changesOdds, editOdds, previewOdds, readOddsTable } from './edit-odds.ts';
export { enterResult } from './enter-result.ts';
export { addNumberLimit, endNumberLimit, readNumberLimits } from './number-limits.ts';
export { readAlarms } from './read-alarms.ts';
export { readBackofficeDraw, readCalendar, readDrawOrders } from './read-draws.ts';
export { readDrawExposure, readExposure } from './read-exposure.ts';
export { readStatistics } from './read-statistics.ts';
export { readWaiting } from './read-waiting.ts';
export {
  previewDrawCorrection,
  requestDrawCorrection,
  requestDrawVoid,
} from './request-draw-correction.ts';
export { sumDraws } from './sum-draws.ts';
