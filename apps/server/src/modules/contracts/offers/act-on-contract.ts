// One change of a contract's state, by the rules' table of states: written with its event.
import {
  changeContract,
  effectiveFrom,
  type ChangeEffect,
  type ContractAct,
  type ContractActor,
  type ContractPeriod,
  type ContractState,
  type EndReason,
} from '@fairhouse/rules/agency';
import { assert, instant, ok, fail, type Instant, type Result } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { contractCalendar } from '../terms/index.ts';
import { changeRow, putEvent, type ContractRow, type StateChange } from './store/contracts.ts';

export interface ActContext {
  readonly sql: Sql;
  readonly merchant: Merchant;
  readonly now: Instant;
}

interface Act {
  readonly act: ContractAct;
  readonly actor: ContractActor;
  readonly actorName: string;
  readonly reason?: string;
}

type Extra = Partial<Omit<StateChange, 'id' | 'before' | 'state' | 'now'>>;

const ENDS: Readonly<Partial<Record<ContractState, EndReason>>> = {
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  expired: 'expired',
  superseded: 'superseded',
  terminated: 'terminated',
  auto_terminated: 'auto_terminated',
  admin_ended: 'admin',
};

/**
 * Changes a contract, or tells that its state does not permit the act to this actor. The caller
 * holds the lock of the kind.
 */
export async function actOnContract(
  context: ActContext,
  row: ContractRow,
  { act, actor, actorName, reason = '' }: Act,
  extra: Extra = {},
): Promise<Result<ContractState, 'not_in_state'>> {
  const { sql, merchant, now } = context;
  const change = changeContract(row.state, act, actor);
  if (!change.ok) return fail('not_in_state');
  const { state, effect } = change.value;
  const end = endOf(context, row, { state, effect, act, actor });
  const done = await changeRow(sql, merchant.id, {
    id: row.contract_id,
    before: row.state,
    state,
    now: new Date(now),
    reason,
    ...end,
    ...extra,
  });
  assert(done, 'a contract changes under the lock of its kind only');
  const at = { id: row.contract_id, act, state, actor, name: actorName, reason };
  await putEvent(sql, merchant.id, { ...at, now: new Date(now) });
  return ok(state);
}

function endOf(
  { merchant, now }: ActContext,
  row: ContractRow,
  change: {
    readonly state: ContractState;
    readonly effect: ChangeEffect;
    readonly act: ContractAct;
    readonly actor: ContractActor;
  },
): Extra {
  const { state, effect, act, actor } = change;
  const endReason = ENDS[state];
  // The upline's wish ends the contract also where nobody answers it.
  const isAsked = act === 'terminate' && actor === 'upline';
  const lasting = isAsked ? 'after_full_period' : effect;
  const ends = endReason !== undefined || isAsked || act === 'dissent';
  if (!ends) return {};
  const endedAt = new Date(effectAt(merchant, row.period, now, lasting));
  return { endedAt, ...(endReason === undefined ? {} : { endReason }) };
}

/** When a change takes effect. */
export function effectAt(
  merchant: Merchant,
  period: ContractPeriod,
  now: Instant,
  effect: ChangeEffect,
): Instant {
  if (effect === 'now') return now;
  const calendar = contractCalendar(merchant);
  const next = effectiveFrom(period, calendar, now);
  return effect === 'next_period' ? next : effectiveFrom(period, calendar, instant(next));
}
