// Credentials: login and payment passwords.
export { hasLapsed, spendActivation } from './has-lapsed.ts';
export { hashPassword, isHashingBusy, verifyPassword } from './hash-password.ts';
export { checkOwnPassword } from './own-password.ts';
export { paymentPasswordChange, paymentPasswordSet } from './payment-password-set.ts';
export { checkPaymentPassword, paymentPasswordProblem } from './payment-password.ts';
export {
  type Credential,
  findCredentialRow,
  findCredentialRowByName,
  holdPayouts,
  insertCredential,
  lockCredentialRow,
  setLoginHash,
  setPaymentHash,
} from './store.ts';
