// The calls by which agents act on contracts, and the product's four calls that name the act.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { mayOffer, type ContractKind } from '@fairhouse/rules/agency';
import { assert, ok, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import { acceptOffer, type Answering } from './answer-offer.ts';
import { endContract } from './end-contract.ts';
import { makeOffer, type OfferContext } from './make-offer.ts';
import { standingOf } from './read-contracts.ts';
import { showContract, showTerminations } from './show-contract.ts';
import { findContract, listStanding } from './store/contracts.ts';
import { readOwnPermissions } from '../terms/index.ts';

type Calls = PlayerCalls;
type AgentCall = Pick<
  CallOf<Calls['agentContracts']>,
  'sql' | 'app' | 'merchant' | 'now' | 'session' | 'language' | 'after'
>;

function answering({ sql, app, merchant, now, session, language }: AgentCall): Answering {
  const { member, username } = session;
  return { sql, app, merchant, now, language, member, username };
}

/** Makes both parties' pages read again. */
function signalParties(call: AgentCall, parties: readonly (Id<'member'> | null)[]): void {
  const { app, merchant } = call;
  call.after(() => {
    for (const member of parties) {
      if (member !== null) app.signals.send({ topic: 'inbox', merchant: merchant.id, member });
    }
  });
}

async function signalContract(call: AgentCall, id: Id<'contract'>): Promise<void> {
  const row = await findContract(call.sql, call.merchant.id, id);
  if (row !== undefined) signalParties(call, [row.agent_id, row.upline_id]);
}

/** Offers a contract to a direct downline. */
export async function offerContract(
  call: CallOf<Calls['agentContractOffer']>,
): Promise<Answer<Calls['agentContractOffer']>> {
  const { username, terms, note } = call.input;
  const upline = await findMember(call.sql, call.merchant.id, call.session.member);
  assert(upline !== undefined, 'a session has a member');
  if (upline.freezeLevel === 1 || upline.freezeLevel === 2) return refuse('contract.may_not_offer');
  if (!mayOffer(await readOwnPermissions(call), terms.kind)) {
    return refuse('contract.may_not_offer');
  }
  const context: OfferContext = call;
  const made = await makeOffer(context, {
    upline,
    username,
    terms,
    note,
    madeByName: call.session.username,
  });
  if (!made.ok) return made;
  const { row, line, terminated, needsApproval } = made.value;
  signalParties(call, [row.agent_id]);
  const willAutoTerminate = showTerminations(line, terminated);
  return ok({ contract: showContract(row), needsApproval, willAutoTerminate });
}

export async function acceptContract(
  call: CallOf<Calls['agentContractAccept']>,
): Promise<Answer<Calls['agentContractAccept']>> {
  const { id, confirmAutoTerminate } = call.input;
  const done = await acceptOffer(answering(call), id, confirmAutoTerminate);
  if (done.ok) await signalContract(call, id);
  return done;
}

export function rejectContract(call: CallOf<Calls['agentContractReject']>) {
  return end(call, call.input.id, { act: 'reject', reason: call.input.reason });
}

export function withdrawContract(call: CallOf<Calls['agentContractWithdraw']>) {
  return end(call, call.input.id, { act: 'withdraw', reason: '' });
}

export function terminateContract(call: CallOf<Calls['agentContractTerminate']>) {
  return end(call, call.input.id, { act: 'terminate', reason: call.input.reason });
}

export function consentContract(call: CallOf<Calls['agentContractConsent']>) {
  const { id, agree, reason } = call.input;
  return end(call, id, { act: agree ? 'consent' : 'dissent', reason });
}

async function end(call: AgentCall, id: Id<'contract'>, act: Parameters<typeof endContract>[2]) {
  const done = await endContract(answering(call), id, act);
  if (done.ok) await signalContract(call, id);
  return done;
}

type Relay = CallOf<Calls['contractDividend']>;
type RelayAct = CallOf<Calls['contractDividendAct']>;

/** The caller's contract of one kind, for the product's call of that kind. */
export const readContractOf =
  (kind: ContractKind) =>
  async (call: Relay): Promise<Answer<Calls['contractDividend']>> => {
    const rows = await listStanding(call.sql, call.merchant.id, call.session.member);
    return ok({ kind, ...standingOf(rows, kind) });
  };

/** An act on contracts of one kind, for the product's call of that kind. */
export const actOnContractOf =
  (kind: ContractKind) =>
  async (call: RelayAct): Promise<Answer<Calls['contractDividendAct']>> => {
    const { action, username, terms, note = '', id, reason = '', agree } = call.input;
    const lacks = (field: string) => refuse('contract.action', { params: { field } });
    if (action === 'OFFER') {
      if (username === undefined) return lacks('username');
      if (terms?.kind !== kind) return lacks('terms');
      const input = { username, terms, note };
      const made = await offerContract({ ...call, input } as CallOf<Calls['agentContractOffer']>);
      if (!made.ok) return made;
      return ok({ contract: made.value.contract, ended: [] });
    }
    if (id === undefined) return lacks('id');
    const row = await findContract(call.sql, call.merchant.id, id);
    if (row?.kind !== kind) return refuse('contract.unknown');
    switch (action) {
      case 'ACCEPT': {
        const done = await acceptOffer(
          answering(call),
          id,
          call.input.confirmAutoTerminate ?? false,
        );
        if (done.ok) await signalContract(call, id);
        return done;
      }
      case 'REJECT':
        return end(call, id, { act: 'reject', reason });
      case 'WITHDRAW':
        return end(call, id, { act: 'withdraw', reason });
      case 'TERMINATE':
        return end(call, id, { act: 'terminate', reason });
      case 'CONSENT':
        if (agree === undefined) return lacks('agree');
        return end(call, id, { act: agree ? 'consent' : 'dissent', reason });
    }
  };
