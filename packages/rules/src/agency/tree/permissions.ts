// What an agent may do with its line (agency.md 1.9). What a freeze blocks is decided by `mayDo` of
// the module of members.
import type { ContractKind } from '../contracts/contract.ts';

/** To whom an agent may transfer downwards. */
export type TransferDown = 'none' | 'direct' | 'descendants';

export interface AgentPermissions {
  readonly opensAgents: boolean;
  readonly opensMembers: boolean;
  readonly createsLinks: boolean;
  readonly raisesDownlines: boolean;
  readonly transferDown: TransferDown;
  /** The site's switch must be on as well. */
  readonly transfersUp: boolean;
  /** Offers contracts of the kind, while its own contract of it is active. */
  readonly offersDividend: boolean;
  readonly offersDailySalary: boolean;
  readonly offersHourSalary: boolean;
  readonly offersRealtimeSalary: boolean;
  /** Phone and mail, masked in any case. */
  readonly viewsContacts: boolean;
  readonly viewsDescendantBets: boolean;
  readonly viewsDescendantLedger: boolean;
  /** Makes a direct member an agent. */
  readonly promotesMembers: boolean;
  readonly suspendsBetting: boolean;
  /** Writes messages to its directs. */
  readonly messagesDirects: boolean;
}

/** The permissions of an agent for whom nobody has set any. */
export const DEFAULT_PERMISSIONS: AgentPermissions = {
  opensAgents: true,
  opensMembers: true,
  createsLinks: true,
  raisesDownlines: true,
  transferDown: 'none',
  transfersUp: true,
  offersDividend: true,
  offersDailySalary: true,
  offersHourSalary: true,
  offersRealtimeSalary: true,
  viewsContacts: false,
  viewsDescendantBets: true,
  viewsDescendantLedger: true,
  promotesMembers: false,
  suspendsBetting: false,
  messagesDirects: true,
};

const OFFERS = {
  dividend: 'offersDividend',
  daily_salary: 'offersDailySalary',
  hour_salary: 'offersHourSalary',
  realtime_salary: 'offersRealtimeSalary',
} as const satisfies Record<ContractKind, keyof AgentPermissions>;

/** Whether an agent may offer contracts of a kind. */
export function mayOffer(permissions: AgentPermissions, kind: ContractKind): boolean {
  return permissions[OFFERS[kind]];
}

/**
 * The permissions of an agent: what is set for it, else what is set for the nearest upline that has
 * it, else the default. `line` has the set permissions, the agent's own first.
 */
export function permissionsOf(line: readonly Partial<AgentPermissions>[]): AgentPermissions {
  return Object.assign({}, DEFAULT_PERMISSIONS, ...line.toReversed()) as AgentPermissions;
}
