// The states of a contract and the acts that change them (agency.md 2.7).
import { fail, ok, type Result } from '@fairhouse/values';

export const CONTRACT_STATES = [
  'pending_approval',
  'pending',
  'active',
  'terminating',
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
  'terminated',
  'auto_terminated',
  'admin_ended',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

export const CONTRACT_ACTS = [
  'approve',
  'refuse_approval',
  'accept',
  'reject',
  'withdraw',
  'expire',
  'supersede',
  'terminate',
  'consent',
  'dissent',
  'auto_terminate',
  'end',
] as const;
export type ContractAct = (typeof CONTRACT_ACTS)[number];

export const CONTRACT_ACTORS = ['upline', 'downline', 'admin', 'system'] as const;
export type ContractActor = (typeof CONTRACT_ACTORS)[number];

/**
 * When a change takes effect: at once; at the begin of the next period; or when one full period has
 * followed the running one.
 */
export type ChangeEffect = 'now' | 'next_period' | 'after_full_period';

export interface ContractChange {
  readonly state: ContractState;
  readonly effect: ChangeEffect;
}

type Changes = Readonly<Partial<Record<ContractActor, ContractChange>>>;

const to = (state: ContractState, effect: ChangeEffect = 'now'): ContractChange => ({
  state,
  effect,
});

/** State × act × actor. What is not in it is refused. */
const CHANGES: Readonly<
  Partial<Record<ContractState, Readonly<Partial<Record<ContractAct, Changes>>>>>
> = {
  pending_approval: {
    approve: { admin: to('pending') },
    refuse_approval: { admin: to('rejected') },
    withdraw: { upline: to('withdrawn') },
    expire: { system: to('expired') },
    end: { admin: to('admin_ended') },
  },
  pending: {
    accept: { downline: to('active', 'next_period') },
    reject: { downline: to('rejected') },
    withdraw: { upline: to('withdrawn') },
    expire: { system: to('expired') },
    end: { admin: to('admin_ended') },
  },
  active: {
    supersede: { system: to('superseded', 'next_period') },
    // The upline asks; the amounts of the running period are paid in both cases.
    terminate: { downline: to('terminated', 'next_period'), upline: to('terminating') },
    auto_terminate: { system: to('auto_terminated', 'next_period') },
    end: { admin: to('admin_ended') },
  },
  terminating: {
    consent: { downline: to('terminated', 'next_period') },
    // The contract goes on, and ends without consent after one full further period.
    dissent: { downline: to('active', 'after_full_period') },
    terminate: {
      downline: to('terminated', 'next_period'),
      system: to('terminated', 'after_full_period'),
    },
    supersede: { system: to('superseded', 'next_period') },
    auto_terminate: { system: to('auto_terminated', 'next_period') },
    end: { admin: to('admin_ended') },
  },
};

export type ContractChangeProblem =
  | { readonly code: 'NOT_IN_STATE'; readonly state: ContractState }
  | { readonly code: 'NOT_FOR_ACTOR'; readonly actors: readonly ContractActor[] };

/** The state after an act of an actor, or why it is not possible. */
export function changeContract(
  state: ContractState,
  act: ContractAct,
  actor: ContractActor,
): Result<ContractChange, ContractChangeProblem> {
  const changes = CHANGES[state]?.[act];
  if (!changes) return fail({ code: 'NOT_IN_STATE', state });
  const change = changes[actor];
  const actors = CONTRACT_ACTORS.filter((each) => changes[each] !== undefined);
  return change ? ok(change) : fail({ code: 'NOT_FOR_ACTOR', actors });
}

/** Whether a contract of this state is paid. */
export function isContractPaid(state: ContractState): boolean {
  return state === 'active' || state === 'terminating';
}
