// Who members are: papers, the operators' decision about them, and when they are needed.
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { askSecond, sayAct } from '../operators/index.ts';
import { identityDecide } from './decide-identity.ts';
import { identityOne, identityPaper, identityQueue } from './kyc-desk.ts';
import { identityCheck, identitySubmit } from './own-identity.ts';

export { needsIdentity } from './needs-identity.ts';

export const kycOperations = { identityCheck, identitySubmit } satisfies Partial<
  Operations<PlayerCalls>
>;

/** Accepted papers make a name the account's own, to which payouts then go, and open what waits. */
const decideByTwo = askSecond(
  {
    name: 'identityDecide',
    row: operator.identityDecide,
    needs: (_call, { verdict }) => verdict === 'pass',
    target: ({ id }) => `identity:${id}`,
    describe: ({ id }) => sayAct('papersPass', { id }),
  },
  identityDecide,
);

export const kycDesk = {
  identityQueue,
  identityOne,
  identityPaper,
  identityDecide: decideByTwo,
} satisfies Partial<Operations<OperatorCalls>>;
