// Rounds: those without an end, and the comparison of our transactions with the vendors'.
export { reconcileVendors } from './reconcile-vendors.ts';
export { settleStuckRounds } from './settle-stuck-rounds.ts';
