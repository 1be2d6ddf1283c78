// Contracts of the house in the back office: offers to top agents, versions, approvals, ends.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { ContractState } from '@fairhouse/rules/agency';
import { assert, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMemberByName, usernameKey } from '../../members/index.ts';
import { containsPattern } from '../../../platform/statements/index.ts';
import { noteAudit } from '../../operators/index.ts';
import {
  actOnContract,
  endWholeLine,
  findContract,
  listAllContracts,
  listBelow,
  listEvents,
  makeOffer,
  putOfferMessage,
  refuseState,
  showContract,
  type ContractRow,
  type EventRow,
} from '../offers/index.ts';
import { lockKind } from '../terms/index.ts';
import { listTopAgents } from './store.ts';
import { datesOf, keyOf } from './wanted.ts';

type Calls = OperatorCalls;

const ENDED: readonly ContractState[] = [
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
  'terminated',
  'auto_terminated',
  'admin_ended',
];

const showHouse = (row: ContractRow) => ({
  ...showContract(row),
  agentId: row.agent_id,
  uplineId: row.upline_id,
  madeBy: row.made_by_name,
  approvedBy: row.approved_by,
});

export async function listContracts(
  call: CallOf<Calls['contractList']>,
): Promise<Answer<Calls['contractList']>> {
  const { kind, state, standing, pageNo, pageSize } = call.input;
  const { username, upline, from, to } = call.input;
  const names = { usernameKey: keyOf(username), uplineKey: keyOf(upline) };
  const filter = { kind, state, standing, ...names, ...datesOf({ from, to }) };
  const query = { filter, page: call.input };
  const { rows, total, cursor } = await listAllContracts(call.sql, call.merchant.id, query);
  return ok({ list: rows.map(showHouse), total, cursor, pageNo, pageSize });
}

export async function readContract(
  call: CallOf<Calls['contractDetail']>,
): Promise<Answer<Calls['contractDetail']>> {
  const { sql, merchant, input } = call;
  const row = await findContract(sql, merchant.id, input.id);
  if (row === undefined) return refuse('contract.unknown');
  const filter = { agent: row.agent_id, kind: row.kind };
  const page = { pageNo: 1, pageSize: 50 };
  const versions = await listAllContracts(sql, merchant.id, { filter, page });
  const ids = versions.rows.map(({ contract_id: id }) => id);
  const events = await listEvents(sql, merchant.id, ids);
  const eventsOf = (id: string) => events.filter(({ contract_id: of }) => of === id);
  return ok({
    contract: showHouse(row),
    versions: versions.rows.map((version) => ({
      contract: showHouse(version),
      ...actsOf(eventsOf(version.contract_id)),
    })),
    events: eventsOf(row.contract_id).map((event) => ({ ...showAct(event), state: event.state })),
  });
}

const showAct = ({ act, actor, actor_name: name, reason, at }: EventRow) => ({
  act,
  actor,
  name,
  reason,
  at: instant(at.getTime()),
});

/** The acts by which a version came into force, and by which it ended. */
function actsOf(events: readonly EventRow[]) {
  const began = events.find(({ act }) => act === 'accept');
  const ended = events.find(({ state }) => ENDED.includes(state));
  // A wish that nobody has answered ends a contract too.
  const asked = events.findLast(({ act }) => act === 'terminate');
  const last = ended ?? asked;
  return { began: began ? showAct(began) : null, ended: last ? showAct(last) : null };
}

/** The agents whom the house can offer a contract, found by a part of their names. */
export async function findTopAgents(
  call: CallOf<Calls['contractTopAgents']>,
): Promise<Answer<Calls['contractTopAgents']>> {
  const { kind, search } = call.input;
  const pattern = containsPattern(usernameKey(search));
  const rows = await listTopAgents(call.sql, call.merchant.id, { kind, pattern });
  const list = rows.map(({ member_id: id, username, agreed, offered }) => ({
    id,
    username,
    agreed,
    offered,
  }));
  return ok({ list });
}

/** Offers a contract of the house; both operators are its makers. */
export async function offerHouseContract(
  call: CallOf<Calls['contractHouseOffer']>,
): Promise<Answer<Calls['contractHouseOffer']>> {
  const { sql, merchant, input, operator } = call;
  const target = await findMemberByName(sql, merchant.id, input.username);
  if (target === undefined || target.kind !== 'top_agent' || target.path.length > 0) {
    return refuse('contract.not_top_agent');
  }
  const { username, terms, note, reason } = input;
  const made = await makeOffer(call, {
    upline: undefined,
    username,
    terms,
    note,
    madeByName: operator.name,
    approvedBy: operator.name,
  });
  if (!made.ok) return made;
  const { row } = made.value;
  const id = row.contract_id;
  noteAudit(call, { target: `contract:${id}`, after: { username, kind: row.kind }, reason });
  return ok({ contract: showHouse(row) });
}

/** Lets an offer between agents through, or refuses it. */
export async function approveOffer(
  call: CallOf<Calls['contractApprove']>,
): Promise<Answer<Calls['contractApprove']>> {
  const { sql, merchant, input, operator } = call;
  const seen = await findContract(sql, merchant.id, input.id);
  if (seen === undefined) return refuse('contract.unknown');
  await lockKind(sql, merchant.id, seen.kind);
  const row = await findContract(sql, merchant.id, input.id);
  assert(row !== undefined, 'a contract is never deleted');
  const act = input.approve ? 'approve' : 'refuse_approval';
  const by = { act, actor: 'admin', actorName: operator.name, reason: input.reason } as const;
  const done = await actOnContract(
    call,
    row,
    by,
    input.approve ? { approvedBy: operator.name } : {},
  );
  if (!done.ok) return refuseState(row);
  await putOfferMessage(
    call,
    row,
    input.approve ? 'offered' : 'rejected',
    input.approve ? 'agent' : 'upline',
  );
  noteAudit(call, { target: `contract:${row.contract_id}`, after: { act }, reason: input.reason });
  const after = await findContract(sql, merchant.id, input.id);
  assert(after !== undefined, 'a contract is never deleted');
  return ok(showHouse(after));
}

/** Ends a contract at once, and those of its kind below it at the end of their periods. */
export async function endHouseContract(
  call: CallOf<Calls['contractEnd']>,
): Promise<Answer<Calls['contractEnd']>> {
  const { sql, merchant, input, operator } = call;
  const seen = await findContract(sql, merchant.id, input.id);
  if (seen === undefined) return refuse('contract.unknown');
  await lockKind(sql, merchant.id, seen.kind);
  const row = await findContract(sql, merchant.id, input.id);
  assert(row !== undefined, 'a contract is never deleted');
  const isAgreed = row.state === 'active' || row.state === 'terminating';
  const below = isAgreed ? await listBelow(sql, merchant.id, row.kind, row.agent_id) : [];
  const by = {
    act: 'end',
    actor: 'admin',
    actorName: operator.name,
    reason: input.reason,
  } as const;
  const done = await actOnContract(call, row, by);
  if (!done.ok) return refuseState(row);
  if (isAgreed) await endWholeLine(call, row);
  await putOfferMessage(call, row, 'ended');
  noteAudit(call, {
    target: `contract:${row.contract_id}`,
    after: { state: 'admin_ended' },
    reason: input.reason,
  });
  return ok({ ended: below.length + 1 });
}
