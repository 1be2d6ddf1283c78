import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../../ground/call-context.ts';
import { contactBind } from './bind-contact.ts';
import { memberAuthenticatorReset, memberDevicesForget, memberFactors } from './factors-desk.ts';
import { deviceForget, devices } from './own-devices.ts';
import { contactCode, contactProofCode } from './send-contact-code.ts';
import { loginVerifySend } from './send-verify-code.ts';
import {
  authenticatorConfirm,
  authenticatorRemove,
  authenticatorSetUp,
  recoveryCodesRenew,
} from './set-up-authenticator.ts';
import { loginVerify } from './verify-login.ts';

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

export const factorDesk = {
  memberFactors,
  memberAuthenticatorReset,
  memberDevicesForget,
} satisfies Partial<Operations<OperatorCalls>>;
