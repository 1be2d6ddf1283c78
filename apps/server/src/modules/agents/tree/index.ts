// The tree as an agent sees and changes it.
export {
  forgetSessions,
  giveQuota,
  promoteDownline,
  remarkDownline,
  suspendDownline,
} from './agent-acts.ts';
export { admitOpening, groupLimitsOf, writeOpening, type Admission } from './admit-opening.ts';
export { readDownline } from './read-downline.ts';
export { openAccount } from './open-account.ts';
export { highestRates, readOpening } from './agent-opening.ts';
export { messageDirect } from './message-direct.ts';
export { raiseDownline } from './raise-downline.ts';
export { readTeam } from './agent-team.ts';
export { findActedOn, mayAct } from './find-in-team.ts';
export { namePattern } from './name-pattern.ts';
export { onlineSince } from './online-since.ts';
export { openingRefusal, percentOf } from './opening-refusal.ts';
export { countDirects, measureTeam, readNames } from './store/line-figures.ts';
export { countLiveLinks } from './store/live-links.ts';
export { findTreeRow, listTree, type TeamRow } from './store/team-list.ts';
export { readTeamTerms, saveClamped, type Clamped, type TeamTerms } from './store/team-terms.ts';
export { clampedTexts, raisedTexts } from './tree-texts.ts';
