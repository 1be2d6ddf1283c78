// Rounds: those without an end, and the comparison of our transactions with the vendors'.
export { reconcileDay, reconcileVendors } from './reconcile-day.ts';
export { settleStuckRounds } from './settle-stuck-rounds.ts';
