import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { changePassword } from './change-password.ts';
import { affiliate } from './affiliate.ts';
import {
  memberLoginHistory,
  memberSessionRevoke,
  memberSessions,
  memberSessionsRevoke,
} from './member-sessions.ts';
import { factorBackoffice, factorOperations } from './factors/calls.ts';
import { login } from './login.ts';
import { humanCheck } from './human/human-check.ts';
import { logout } from './logout.ts';
import { codeBackoffice, codeOperations } from './codes/calls.ts';
import { captcha } from './captcha.ts';
import { freePlay } from './free-play.ts';
import {
  loginHistory,
  securityConfig,
  sessionRevoke,
  sessions,
  sessionsRevokeOthers,
} from './security-config.ts';
import { register } from './register.ts';
import { forgotByEmail } from './reset/forgot-by-email.ts';
import { resetByLink } from './reset/reset-by-link.ts';
import { forgetLogin, rememberLogin } from './remember-login.ts';
import { memberPasswordReset, memberPaymentPasswordReset } from './reset/member-password-reset.ts';
import { socialBackoffice, socialOperations } from './social/calls.ts';

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

export const identityBackoffice = {
  memberPasswordReset,
  memberPaymentPasswordReset,
  memberSessions,
  memberSessionRevoke,
  memberSessionsRevoke,
  memberLoginHistory,
  ...factorBackoffice,
  ...codeBackoffice,
  ...socialBackoffice,
} satisfies Partial<Operations<OperatorCalls>>;
