import type { CallValue } from '../../calls/calls.ts';

/** An account of the tree with its terms, quotas and history. */
export type Agent = CallValue<'agentOne'>;
