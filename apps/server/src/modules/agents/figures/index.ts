// Sums of members and teams: counted from settled bets and from the ledger, read by agents.
export { countDraw } from './count-draw.ts';
export { foldDays, sealDays } from './keep-days.ts';
export { OWN_BETS } from './flow-codes.ts';
export { countActive, figuresOf, openHours } from './team-figures.ts';
export { FLOW, FLOW_SUMS, PLAY, PLAY_SUMS } from './store/columns.ts';
export { dropDueDraw, listDueDraws, putDueDraw, type DueDraw } from './store/count-draw.ts';
export { countFlow } from './store/count-flow.ts';
export { countVendorBets } from './store/count-vendors.ts';
export { findFoldedDay, openDay } from './store/days.ts';
export { openTeam } from './store/open-team.ts';
export {
  listMemberFlow,
  listTeamFlow,
  listTeamPlay,
  type FlowSums,
  type OpenHours,
  type PlaySums,
} from './store/read-team.ts';
export { WRITE_PLAY } from './store/write-play.ts';
