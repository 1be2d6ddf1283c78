// Sums of members and teams: counted from settled bets and from the ledger, read by agents.
export { countDraws, openCount } from './count-draws.ts';
export { countTeamsJob } from './count-teams.ts';
export { sealDays } from './seal-days.ts';
export { OWN_BETS } from './flow-codes.ts';
export { countActive, figuresOf } from './team-figures.ts';
export { FLOW, FLOW_SUMS, PLAY, PLAY_SUMS } from './store/columns.ts';
export type { DrawToCount } from './store/due-play.ts';
export { dropDueDraws, listDueDraws, putDueDraw, type DueDraw } from './store/due-draws.ts';
export { countFlow } from './store/count-flow.ts';
export { countVendorBets } from './store/count-vendors.ts';
export { putVendorBets, type VendorBetChange } from './store/put-vendor-bets.ts';
export { openDay } from './store/days.ts';
export { openTeam } from './store/open-team.ts';
export {
  listMemberFlow,
  listMemberPlay,
  listTeamFlow,
  listTeamPlay,
  type FlowSums,
  type PlaySums,
} from './store/read-team.ts';
export { findTeamsCounted, forgetTeams } from './store/team-totals.ts';
export { readLines, type LineRow } from './store/read-lines.ts';
export { WRITE_PLAY } from './store/write-play.ts';
