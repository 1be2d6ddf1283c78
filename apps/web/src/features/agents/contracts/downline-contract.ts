import type { ValueOf } from '../../../calls/calls.ts';
import type { BadgeTone } from '../../../ui/layout/Card.tsx';

export type DownlineContract = ValueOf<'agentDownlineContracts'>['list'][number];

/** The colour of a contract's state: in force, waiting for somebody, or over. */
export function stateTone(state: DownlineContract['state']): BadgeTone {
  if (state === 'ACTIVE') return 'won';
  const waits = state === 'PENDING' || state === 'PENDING_APPROVAL' || state === 'TERMINATING';
  return waits ? 'accent' : 'plain';
}
