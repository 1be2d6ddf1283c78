// Settles draws: computes outcomes, limits payouts and credits members.
export { announceWins } from './announce-wins.ts';
export { memberLimits } from './limit-payouts.ts';
export { pruneLotteryBoards } from './prune-lottery-boards.ts';
export { prepareResult, settleDraws } from './settle-draws.ts';
export { payKinds } from './settle-range.ts';
export { findPreview } from './store/preview.ts';
