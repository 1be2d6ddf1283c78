import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { ok } from '@fairhouse/values';
import type { CallOf, Operations } from '../../platform/call-context.ts';
import { readChecks } from './read-checks.ts';

export const doctorBackoffice = {
  doctor: async (call: CallOf<OperatorCalls['doctor']>): Promise<Answer<OperatorCalls['doctor']>> =>
    ok(await readChecks(call.app)),
} satisfies Partial<Operations<OperatorCalls>>;
