// Reset: a new password by mail, by phone or by an operator, when the old one is lost.
export { answerResetRequests } from './answer-reset-requests.ts';
export { forgotByEmail } from './forgot-by-email.ts';
export { memberPasswordReset, memberPaymentPasswordReset } from './member-password-reset.ts';
export type { HasPayoutDetails } from './require-second-factor.ts';
export { resetByLink } from './reset-by-link.ts';
export { makeResetByPhone } from './reset-by-phone.ts';
