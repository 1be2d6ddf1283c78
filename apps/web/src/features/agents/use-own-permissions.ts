import type { ValueOf } from '../../calls/calls.ts';
import { useCall } from '../../calls/use-call.ts';

type Permissions = ValueOf<'agentOpening'>['permissions'];
type ContractKind = ValueOf<'agentContracts'>['items'][number]['kind'];

/** What the agent may do; undefined while that is loading or unknown. */
export function useOwnPermissions(): Permissions | undefined {
  return useCall('agentOpening', {}).data?.permissions;
}

const OFFERS = {
  DIVIDEND: 'offersDividend',
  DAILY_SALARY: 'offersDailySalary',
  HOUR_SALARY: 'offersHourSalary',
  REALTIME_SALARY: 'offersRealtimeSalary',
} as const satisfies Record<ContractKind, keyof Permissions>;

/** Whether the agent may offer contracts of a kind. */
export function mayOffer(permissions: Permissions, kind: ContractKind): boolean {
  return permissions[OFFERS[kind]];
}
