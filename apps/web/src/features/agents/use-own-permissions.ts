import type { ValueOf } from '../../calls/calls.ts';
import { useCall } from '../../calls/use-call.ts';

/** What the agent may do; undefined while that is loading or unknown. */
export function useOwnPermissions(): ValueOf<'agentOpening'>['permissions'] | undefined {
  return useCall('agentOpening', {}).data?.permissions;
}
