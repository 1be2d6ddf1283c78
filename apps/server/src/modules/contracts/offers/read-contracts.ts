// What an agent reads of its own contracts and of those with its directs.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { CONTRACT_KINDS, mayOffer, type ContractKind } from '@fairhouse/rules/agency';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMemberByName, usernameKey } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { featureOf, readKindSettings, termsOf, readOwnPermissions } from '../terms/index.ts';
import { previewAcceptance } from './answer-offer.ts';
import { findAgreed } from './make-offer.ts';
import { showContract, showTerminations } from './show-contract.ts';
import { listOfUpline } from './store/contract-lists.ts';
import { findContract, listStanding, type ContractRow } from './store/contracts.ts';

type Calls = PlayerCalls;

/** The caller's own contracts and the offers that wait for its answer. */
export async function readOwnContracts(
  call: CallOf<Calls['agentContracts']>,
): Promise<Answer<Calls['agentContracts']>> {
  const { settings } = await siteOf(call.app, call.merchant);
  const rows = await listStanding(call.sql, call.merchant.id, call.session.member);
  const items = CONTRACT_KINDS.map((kind) => ({
    kind,
    on: settings.features[featureOf(kind)],
    ...standingOf(rows, kind),
  }));
  return ok({ items });
}

/** What is agreed of a kind, and what waits for the agent. An operator's approval is not its. */
export function standingOf(rows: readonly ContractRow[], kind: ContractKind) {
  const ofKind = rows.filter((each) => each.kind === kind);
  const agreed = ofKind.find(({ state }) => state === 'active' || state === 'terminating');
  const offered = ofKind.find(({ state }) => state === 'pending');
  return {
    agreed: agreed === undefined ? null : showContract(agreed),
    offered: offered === undefined ? null : showContract(offered),
  };
}

/** What the caller may offer, before anything is typed. */
export async function readLimits(
  call: CallOf<Calls['agentContractLimits']>,
): Promise<Answer<Calls['agentContractLimits']>> {
  const { kind, username } = call.input;
  if (!mayOffer(await readOwnPermissions(call), kind)) return refuse('contract.may_not_offer');
  const settings = await readKindSettings(call, kind);
  if (!settings.isOn) return refuse('contract.feature_off');
  const own = await findAgreed(call, call.session.member, kind);
  if (own === undefined) return refuse('contract.no_own');
  if (username !== undefined) {
    const target = await findMemberByName(call.sql, call.merchant.id, username);
    if (target?.upline !== call.session.member) return refuse('contract.not_direct');
  }
  const { rules, approvalRate } = settings;
  return ok({
    kind,
    rate: { ...rules.rate, step: rules.step },
    turnover: rules.turnover,
    loss: rules.loss,
    active: rules.active,
    maxTiers: rules.maxTiers,
    allowsEqual: rules.allowsEqual,
    approvalRatePct: approvalRate ?? null,
    own: termsOf(own),
  });
}

/** A page of the contracts with the caller's directs. */
export async function listDownlineContracts(
  call: CallOf<Calls['agentDownlineContracts']>,
): Promise<Answer<Calls['agentDownlineContracts']>> {
  const { kind, state, username, pageNo, pageSize } = call.input;
  const key = username === undefined ? undefined : usernameKey(username);
  const { rows, total, cursor } = await listOfUpline(
    call.sql,
    call.merchant.id,
    call.session.member,
    { filter: { kind, states: state && [state], usernameKey: key }, page: call.input },
  );
  return ok({ list: rows.map(showContract), total, cursor, pageNo, pageSize });
}

/** What ends when the caller accepts an offer. */
export async function readEffect(
  call: CallOf<Calls['agentContractEffect']>,
): Promise<Answer<Calls['agentContractEffect']>> {
  const row = await findContract(call.sql, call.merchant.id, call.input.id);
  const isOwn = row?.agent_id === call.session.member && row.state === 'pending';
  if (row === undefined || !isOwn) return refuse('contract.unknown');
  const { member, username } = call.session;
  const context = { ...call, member, username };
  const { line, effect, effectiveFrom } = await previewAcceptance(context, row);
  const ends = showTerminations(line, effect.terminated);
  return ok({ contract: showContract(row), ends, effectiveFrom });
}
