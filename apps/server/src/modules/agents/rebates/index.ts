// Rebates of agents: the group at which a member bets, and what its line is paid.
export { findOwnGroup } from './find-own-group.ts';
export { runFigures } from './run-figures.ts';
