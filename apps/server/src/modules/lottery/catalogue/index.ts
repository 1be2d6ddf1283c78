// The lotteries of a merchant: their terms, odds, number limits and timetables, and the plans that
// a new merchant starts with.
export {
  getCatalogue,
  listUnits,
  readCatalogue,
  type Lottery,
  type PlayOffer,
} from './catalogue.ts';
export {
  isBarred,
  limitedItems,
  NOTHING_LIMITED,
  worstPay,
  type Item,
  type ItemCap,
  type ItemPair,
  type LimitedItems,
  type NumberPay,
} from './number-limits.ts';
export { knownKinds, knownNames, NAMED } from './plans/known-names.ts';
export { MALAYSIAN_THAI } from './plans/outside-lotteries.ts';
export type { LotteryPlan } from './plans/lottery-plan.ts';
export { joinedStations, VIETNAM_ZONE, vietnamRegion } from './plans/vietnam-stations.ts';
export {
  CATALOGUE,
  missingSource,
  provisionLotteries,
  provisionPlan,
  sourceNeeded,
  type LotteryChoice,
} from './provision-lotteries.ts';
export {
  changeLottery,
  provisionLottery,
  putOdds,
  type LotteryRow,
  type OddsRow,
} from './store/catalogue.ts';
export {
  addLimit,
  endLimit,
  listLatestLimits,
  type LimitRow,
  type NewLimit,
} from './store/number-limits.ts';
export {
  lotteryDay,
  ordinalAfter,
  ordinalOnSale,
  ordinalsFrom,
  slotAt,
  slotsOfDay,
  zonedDay,
  type CalendarSchedule,
  type Schedule,
  type Slot,
  type Timetable,
} from './timetable.ts';
