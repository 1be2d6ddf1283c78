// Who members are: papers, the operators' decision about them, and when they are needed.
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Operations } from '../../ground/call-context.ts';
import { identityDecide } from './decide-identity.ts';
import { identityOne, identityPaper, identityQueue } from './kyc-desk.ts';
import { identityCheck, identitySubmit } from './own-identity.ts';

export { needsIdentity } from './needs-identity.ts';

export const kycOperations = { identityCheck, identitySubmit } satisfies Partial<
  Operations<PlayerCalls>
>;

export const kycDesk = {
  identityQueue,
  identityOne,
  identityPaper,
  identityDecide,
} satisfies Partial<Operations<OperatorCalls>>;
