// Rounds: those without an end, and the comparison of our transactions with the vendors'.
export { reconcileVendors } from './reconcile-vendors.ts';
export { askAbout, settleStuckRounds } from './settle-stuck-rounds.ts';
export { closeRoundCase, findStuckRound } from './store.ts';
export { isKnownToVendor, voidRound } from './void-round.ts';
