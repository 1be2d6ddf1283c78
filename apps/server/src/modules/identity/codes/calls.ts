import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../../platform/call-context.ts';
import { registerMobile } from '../register.ts';
import { forgotSms, loginCode, registerSms } from './login-code.ts';
import { codeHealth } from './code-health.ts';

export const codeOperations = {
  loginCode,
  registerSms,
  registerMobile,
  forgotSms,
} satisfies Partial<Operations<PlayerCalls>>;

export const codeBackoffice = { codeHealth } satisfies Partial<Operations<OperatorCalls>>;
