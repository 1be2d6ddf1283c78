// Bills: what each period of a contract comes to, computed by the rules from the team's figures.
export { computeBill, NO_HISTORY, type BillHistory, type ComputedBill } from './compute-bill.ts';
export {
  carryAfter,
  carryInto,
  computeRunLines,
  daysOf,
  dueTeamOf,
  hoursOf,
  monthOf,
  type BilledKind,
  type BilledTerms,
  type RunLine,
} from './run-lines.ts';
export { isCounted, LATE_COUNT_MS } from './is-counted.ts';
export { billRecord, dueAt, settleContracts, type DuePeriod } from './settle-run.ts';
export { showBill } from './show-bill.ts';
export { decisionOf } from './stored-bill.ts';
export {
  findBill,
  listAllBills,
  listBillsIn,
  listBillsOf,
  listDirectBills,
  sumAllBills,
  type BillRow,
} from './store/bills.ts';
export {
  listInForce,
  listPeriodsInForce,
  listRunBills,
  lockRunBills,
  markRepeated,
  replaceBills,
} from './store/runs.ts';
export {
  listNarrowStakes,
  readBetMarks,
  readNarrowStakes,
  type NarrowStakes,
} from './store/narrow-stakes.ts';
export {
  readDailyTurnover,
  readTeamDays,
  readTeamHours,
  type DueTeam,
  type TeamRow,
} from './store/team-figures.ts';
