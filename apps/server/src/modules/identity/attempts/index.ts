// Attempts: every login attempt is recorded, and failures decide what the next one requires.
export type { FactorKind } from './factor-kind.ts';
export {
  type LoginAttempt,
  isLoginOverloaded,
  makeAttempt,
  needsCaptcha,
  needsSecondFactor,
  runLoginAttempt,
  settleAttempt,
  willNeedCaptcha,
} from './login-attempt.ts';
export { isOverNetworkLimit } from './network-limit.ts';
export {
  type Outcome,
  countWrong,
  finishAttempt,
  insertAttempt,
  isKnownNetwork,
  listAttempts,
  listOrigins,
  pruneAttempts,
} from './store.ts';
