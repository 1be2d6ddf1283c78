import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { changePassword } from './passwords/index.ts';
import { freePlay } from './registration/index.ts';
import {
  memberLoginHistory,
  memberSessionRevoke,
  memberSessions,
  memberSessionsRevoke,
  loginHistory,
  securityConfig,
  sessionRevoke,
  sessions,
  sessionsRevokeOthers,
} from './security/index.ts';
import { login, forgetLogin, rememberLogin, loginVerify } from './login/index.ts';
import { humanCheck, captcha } from './human/index.ts';
import { logout, deviceForget, devices } from './sessions/index.ts';
import {
  forgotByEmail,
  resetByLink,
  memberPasswordReset,
  memberPaymentPasswordReset,
} from './reset/index.ts';
import { forgotSms, loginCode, registerSms, codeHealth } from './codes/index.ts';
import {
  contactBind,
  memberAuthenticatorReset,
  memberDevicesForget,
  memberFactors,
  contactCode,
  contactProofCode,
  loginVerifySend,
  authenticatorConfirm,
  authenticatorRemove,
  authenticatorSetUp,
  recoveryCodesRenew,
} from './factors/index.ts';
import {
  socialAddresses,
  socialLink,
  socialLinks,
  socialLinkStart,
  socialUnlink,
  socialLogin,
  socialStart,
} from './social/index.ts';

export const identityOperations = {
  login,
  rememberLogin,
  forgetLogin,
  freePlay,
  logout,
  captcha,
  humanCheck,
  changePassword,
  securityConfig,
  sessions,
  sessionRevoke,
  sessionsRevokeOthers,
  loginHistory,
  forgotByEmail,
  resetByLink,
  loginCode,
  registerSms,
  forgotSms,
  loginVerify,
  loginVerifySend,
  authenticatorSetUp,
  authenticatorConfirm,
  authenticatorRemove,
  recoveryCodesRenew,
  contactCode,
  contactProofCode,
  contactBind,
  devices,
  deviceForget,
  socialStart,
  socialLogin,
  socialLinks,
  socialLinkStart,
  socialLink,
  socialUnlink,
} satisfies Partial<Operations<PlayerCalls>>;

export const identityBackoffice = {
  memberPasswordReset,
  memberPaymentPasswordReset,
  memberSessions,
  memberSessionRevoke,
  memberSessionsRevoke,
  memberLoginHistory,
  memberFactors,
  memberAuthenticatorReset,
  memberDevicesForget,
  codeHealth,
  socialAddresses,
} satisfies Partial<Operations<OperatorCalls>>;
