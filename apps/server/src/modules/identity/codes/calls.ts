import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../../ground/call-context.ts';
import { registerMobile } from '../register-member.ts';
import { forgotSms, loginCode, registerSms } from './ask-code.ts';
import { codeHealth } from './read-code-health.ts';

export const codeOperations = {
  loginCode,
  registerSms,
  registerMobile,
  forgotSms,
} satisfies Partial<Operations<PlayerCalls>>;

export const codeDesk = { codeHealth } satisfies Partial<Operations<OperatorCalls>>;
