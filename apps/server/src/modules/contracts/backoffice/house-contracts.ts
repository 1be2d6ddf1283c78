// Contracts of the house in the back office: offers to top agents, imports, approvals, ends.
import { refuse, refusalText, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import {
  effectiveFrom,
  payerOf,
  findBaseDifference,
  findDominanceProblem,
  type ContractTerms,
} from '@fairhouse/rules/agency';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMemberByName, usernameKey, type Member } from '../../members/index.ts';
import { noteAudit } from '../../operators/index.ts';
import {
  actOnContract,
  endWholeLine,
  findAgreed,
  findContract,
  insertContract,
  listAllContracts,
  listBelow,
  listEvents,
  changeRow,
  makeOffer,
  nextVersion,
  putEvent,
  putOfferMessage,
  refuseState,
  refuseTerms,
  showContract,
  type ContractRow,
} from '../offers/index.ts';
import {
  contractCalendar,
  lockKind,
  readKindSettings,
  termsOf,
  termsToStore,
} from '../terms/index.ts';

type Calls = OperatorCalls;

const showHouse = (row: ContractRow) => ({
  ...showContract(row),
  madeBy: row.made_by_name,
  approvedBy: row.approved_by,
});

export async function listContracts(
  call: CallOf<Calls['contractList']>,
): Promise<Answer<Calls['contractList']>> {
  const { kind, state, username, pageNo, pageSize } = call.input;
  const key = username === undefined ? undefined : usernameKey(username);
  const query = { filter: { kind, state, usernameKey: key }, page: call.input };
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
  const events = await listEvents(sql, merchant.id, row.contract_id);
  return ok({
    contract: showHouse(row),
    versions: versions.rows.map(showHouse),
    events: events.map(({ actor_name: name, at, ...event }) => ({
      ...event,
      name,
      at: at.getTime() as never,
    })),
  });
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

/** Writes agreed contracts of lines from outside, those of uplines first. */
export async function importContracts(
  call: CallOf<Calls['contractImport']>,
): Promise<Answer<Calls['contractImport']>> {
  const { sql, merchant, input, operator } = call;
  const rows = await Promise.all(
    input.rows.map(async (row, at) => ({
      ...row,
      at: at + 1,
      member: await findMemberByName(sql, merchant.id, row.username),
    })),
  );
  rows.sort((one, other) => (one.member?.path.length ?? 0) - (other.member?.path.length ?? 0));
  for (const { member, terms, at } of rows) {
    const problem = await importRow(call, member, terms, operator.name);
    if (problem !== undefined) {
      return refuse('contract.import_row', { params: { row: at, problem }, value: { row: at } });
    }
  }
  noteAudit(call, { target: 'contracts', after: { imported: rows.length }, reason: input.reason });
  return ok({ imported: rows.length });
}

/** Why a row cannot be imported. */
async function importRow(
  call: CallOf<Calls['contractImport']>,
  member: Member | undefined,
  terms: ContractTerms,
  name: string,
): Promise<string | undefined> {
  const { sql, app, merchant, now, language } = call;
  if (member === undefined || member.kind === 'member' || member.group !== 'formal') {
    return refusalText('contract.not_agent', language);
  }
  const { kind } = terms;
  await lockKind(sql, merchant.id, kind);
  const settings = await readKindSettings(call, kind);
  const wrong = refuseTerms(settings, terms);
  if (wrong !== undefined) return refusalText(wrong.problem.code, language, wrong.problem.params);
  if ((await findAgreed(call, member.id, kind)) !== undefined) {
    return refusalText('contract.offer_pending', language);
  }
  if (member.upline !== undefined) {
    const own = await findAgreed(call, member.upline, kind);
    if (own === undefined) return refusalText('contract.no_own', language);
    const ownTerms = termsOf(own);
    const field = findBaseDifference(ownTerms, terms);
    if (field !== undefined) return refusalText('contract.terms_differ', language, { field });
    const above = findDominanceProblem(ownTerms.tiers, terms.tiers, settings.rules);
    if (above !== undefined) return `${above.code} ${above.tier}`;
  }
  const id = app.newId<'contract'>();
  const at = new Date(now);
  const parties = { agent: member.id, kind, upline: member.upline };
  await insertContract(sql, merchant.id, {
    id,
    ...parties,
    version: await nextVersion(sql, merchant.id, parties),
    payer: payerOf(kind, member.path.length + 1, settings.pay),
    period: terms.period,
    terms: termsToStore(terms),
    note: '',
    state: 'pending',
    now: at,
    expiresAt: at,
    madeBy: 'admin',
    madeByName: name,
    approvedBy: name,
  });
  const from = new Date(effectiveFrom(terms.period, contractCalendar(merchant), now));
  const active = { id, before: 'pending', state: 'active', now: at } as const;
  await changeRow(sql, merchant.id, { ...active, acceptedAt: at, effectiveFrom: from });
  const event = { id, act: 'accept', state: 'active', actor: 'admin', name } as const;
  await putEvent(sql, merchant.id, { ...event, reason: '', now: at });
  return undefined;
}
