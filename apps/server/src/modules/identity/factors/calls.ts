import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../../platform/call-context.ts';
import { contactBind } from './contact-bind.ts';
import { memberAuthenticatorReset, memberDevicesForget, memberFactors } from './member-factors.ts';
import { deviceForget, devices } from './devices.ts';
import { contactCode, contactProofCode } from './contact-code.ts';
import { loginVerifySend } from './login-verify-send.ts';
import {
  authenticatorConfirm,
  authenticatorRemove,
  authenticatorSetUp,
  recoveryCodesRenew,
} from './authenticator.ts';
import { loginVerify } from './login-verify.ts';

export const factorOperations = {
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
} satisfies Partial<Operations<PlayerCalls>>;

export const factorBackoffice = {
  memberFactors,
  memberAuthenticatorReset,
  memberDevicesForget,
} satisfies Partial<Operations<OperatorCalls>>;
