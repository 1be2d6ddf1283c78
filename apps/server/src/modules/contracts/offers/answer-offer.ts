import { refuse } from '@fairhouse/calls';
import {
  effectiveFrom,
  findAcceptanceProblem,
  periodAt,
  type AcceptanceEffect,
} from '@fairhouse/rules/agency';
import { assert, instant, ok, plus, type Id, type Instant } from '@fairhouse/values';
import { findMember } from '../../members/index.ts';
import { contractCalendar, lockKind, readKindSettings, termsOf } from '../terms/index.ts';
import { actOnContract } from './act-on-contract.ts';
import { refuseOffer } from './check-offer.ts';
import { effectOn, endContracts, readLine, type Line } from './line-of-contracts.ts';
import type { OfferContext } from './make-offer.ts';
import { findAgreed } from './make-offer.ts';
import { putOfferMessage } from './contract-messages.ts';
import { showContract, showTerminations } from './show-contract.ts';
import { findContract, findLastEnd, listStanding, type ContractRow } from './store/contracts.ts';

export interface Answering extends OfferContext {
  readonly member: Id<'member'>;
  readonly username: string;
}

/** A contract that the caller is the agent or the upline of; read under the lock of its kind. */
export async function lockContract(
  { sql, merchant, member }: Pick<Answering, 'sql' | 'merchant' | 'member'>,
  id: Id<'contract'>,
): Promise<ContractRow | undefined> {
  const seen = await findContract(sql, merchant.id, id);
  if (seen === undefined || ![seen.agent_id, seen.upline_id].includes(member)) return undefined;
  await lockKind(sql, merchant.id, seen.kind);
  return findContract(sql, merchant.id, id);
}

export const refuseState = (row: ContractRow) =>
  refuse('contract.state', {
    params: { state: row.state.toUpperCase() },
    value: { state: row.state },
  });

/** What the acceptance of an offer would end, and from when it would hold. */
export interface Preview {
  readonly line: Line;
  readonly effect: AcceptanceEffect<Id<'member'>>;
  readonly effectiveFrom: Instant;
}

export async function previewAcceptance(context: Answering, row: ContractRow): Promise<Preview> {
  const settings = await readKindSettings(context, row.kind);
  const line = await readLine(context, row);
  const effect = effectOn(line, row.agent_id, termsOf(row), settings.rules);
  return { line, effect, effectiveFrom: await holdsFrom(context, row) };
}

/**
 * Accepts an offer. What it ends below is ended with it, at the boundary of the running period; the
 * contract that it replaces is settled for the last time for that period.
 */
export async function acceptOffer(context: Answering, id: Id<'contract'>, isConfirmed: boolean) {
  const row = await lockContract(context, id);
  if (row === undefined) return refuse('contract.unknown');
  const { line, effect, effectiveFrom: from } = await previewAcceptance(context, row);
  const problem = findAcceptanceProblem({
    state: row.state,
    isOwn: row.agent_id === context.member,
    offerExpiresAt: instant(row.offer_expires_at.getTime()),
    now: context.now,
    terminations: effect.terminated,
    isConfirmed,
  });
  if (problem?.code === 'NOT_OWN') return refuse('contract.unknown');
  if (problem?.code === 'NOT_PENDING') return refuseState(row);
  if (problem?.code === 'OFFER_EXPIRED') return refuse('contract.offer_expired');
  if (await isOutdated(context, row)) return refuse('contract.offer_outdated');
  if (problem?.code === 'CONFIRM_TERMINATIONS') {
    const count = effect.terminated.length;
    return refuse('contract.confirm', { params: { count }, value: { count } });
  }
  const by = { actor: 'system', actorName: 'system' } as const;
  const agreed = await findAgreed(context, row.agent_id, row.kind);
  if (agreed !== undefined) await actOnContract(context, agreed, { act: 'supersede', ...by });
  await endContracts(context, line, effect.terminated);
  const done = await actOnContract(
    context,
    row,
    { act: 'accept', actor: 'downline', actorName: context.username },
    { acceptedAt: new Date(context.now), effectiveFrom: new Date(from) },
  );
  assert(done.ok, 'a pending offer can be accepted');
  await putOfferMessage(context, row, 'accepted', 'upline');
  for (const { member } of effect.terminated) {
    const ended = line.rows.find(({ agent_id: agent }) => agent === member);
    if (ended !== undefined) await putOfferMessage(context, ended, 'ended');
  }
  const contract = await findContract(context.sql, context.merchant.id, id);
  assert(contract !== undefined, 'an accepted contract exists');
  return ok({
    contract: showContract(contract),
    ended: showTerminations(line, effect.terminated),
  });
}

/**
 * Whether the offer could not be made today: its line was moved, or what the upline had to offer
 * from has ended or was lowered, so that the upline would owe more than it gets.
 */
async function isOutdated(context: OfferContext, row: ContractRow): Promise<boolean> {
  const { sql, merchant } = context;
  const { upline_id: uplineId, kind } = row;
  const upline = uplineId === null ? undefined : await findMember(sql, merchant.id, uplineId);
  const standing = await listStanding(sql, merchant.id, row.agent_id);
  const refused = refuseOffer({
    settings: await readKindSettings(context, kind),
    upline,
    target: await findMember(sql, merchant.id, row.agent_id),
    own: upline && (await findAgreed(context, upline.id, kind)),
    standing: standing.filter(({ contract_id: id }) => id !== row.contract_id),
    terms: termsOf(row),
    language: context.language,
  });
  return refused !== undefined;
}

/**
 * The begin of the first period that no earlier contract of the kind settles: the next one, or the
 * one after the last that a contract which ends is settled for.
 */
export async function holdsFrom(
  { sql, merchant, now }: Pick<OfferContext, 'sql' | 'merchant' | 'now'>,
  row: Pick<ContractRow, 'agent_id' | 'kind' | 'period'>,
): Promise<Instant> {
  const calendar = contractCalendar(merchant);
  const next = effectiveFrom(row.period, calendar, now);
  const last = await findLastEnd(sql, merchant.id, row.agent_id, row.kind);
  if (last === undefined || last.ended_at === null) return next;
  const before = plus(instant(last.ended_at.getTime()), -1);
  const { end } = periodAt(last.period, calendar, before);
  return end <= next ? next : effectiveFrom(row.period, calendar, plus(end, -1));
}
