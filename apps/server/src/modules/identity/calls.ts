import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { changePassword } from './change-password.ts';
import { affiliate } from './check-affiliate.ts';
import {
  memberLoginHistory,
  memberSessionRevoke,
  memberSessions,
  memberSessionsRevoke,
} from './identity-desk.ts';
import { factorDesk, factorOperations } from './factors/calls.ts';
import { login } from './log-in.ts';
import { humanCheck } from './human/offer-check.ts';
import { logout } from './log-out.ts';
import { codeDesk, codeOperations } from './codes/calls.ts';
import { captcha } from './make-captcha.ts';
import { freePlay } from './open-trial.ts';
import {
  loginHistory,
  securityConfig,
  sessionRevoke,
  sessions,
  sessionsRevokeOthers,
} from './read-security.ts';
import { register } from './register-member.ts';
import { forgotByEmail } from './reset/ask-for-link.ts';
import { resetByLink } from './reset/reset-by-link.ts';
import { forgetLogin, rememberLogin } from './remember-login.ts';
import { memberPasswordReset, memberPaymentPasswordReset } from './reset/operator-reset.ts';
import { socialDesk, socialOperations } from './social/calls.ts';

export const identityOperations = {
  login,
  rememberLogin,
  forgetLogin,
  freePlay,
  logout,
  captcha,
  humanCheck,
  register,
  affiliate,
  changePassword,
  securityConfig,
  sessions,
  sessionRevoke,
  sessionsRevokeOthers,
  loginHistory,
  forgotByEmail,
  resetByLink,
  ...codeOperations,
  ...factorOperations,
  ...socialOperations,
} satisfies Partial<Operations<PlayerCalls>>;

export const identityDesk = {
  memberPasswordReset,
  memberPaymentPasswordReset,
  memberSessions,
  memberSessionRevoke,
  memberSessionsRevoke,
  memberLoginHistory,
  ...factorDesk,
  ...codeDesk,
  ...socialDesk,
} satisfies Partial<Operations<OperatorCalls>>;
