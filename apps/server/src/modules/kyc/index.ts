// KYC: identity documents of members, the operators' decision about them, and when they are
// required.
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../platform/call-context.ts';
import { requireSecondOperator, describeOperation } from '../operators/index.ts';
import { identityDecide } from './identity-decide.ts';
import { identityOne, identityPaper, identityQueue, ownerOf } from './identity-queue.ts';
import { identityCheck, identitySubmit } from './identity-check.ts';

export { needsIdentity } from './needs-identity.ts';

export const kycOperations = { identityCheck, identitySubmit } satisfies Partial<
  Operations<PlayerCalls>
>;

/**
 * Accepting documents sets the name to which payouts go and unlocks withdrawals, so it needs two
 * operators.
 */
const decideByTwo = requireSecondOperator(
  {
    name: 'identityDecide',
    row: operator.identityDecide,
    needs: (_call, { verdict }) => verdict === 'pass',
    target: ({ id }) => `identity:${id}`,
    subject: (call, { id }) => ownerOf(call, id),
    describe: ({ id }, { subject = id }) => describeOperation('papersPass', { id: subject }),
  },
  identityDecide,
);

export const kycBackoffice = {
  identityQueue,
  identityOne,
  identityPaper,
  identityDecide: decideByTwo,
} satisfies Partial<Operations<OperatorCalls>>;
