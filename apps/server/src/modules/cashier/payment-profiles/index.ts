// Payment profiles: a member's real name at the cashier, and the turnover that it owes before a
// withdrawal.
export { listTurnover } from './list-turnover.ts';
export { correctPaymentProfileName, lockPaymentProfile, setRealName } from './store.ts';
export { openBonusRequirements } from './open-bonus-requirements.ts';
export { countTurnover, openRequirement } from './turnover.ts';
