// The other acts of parties: rejecting, withdrawing, terminating, consenting.
import { refuse } from '@fairhouse/calls';
import type { ContractAct, ContractActor } from '@fairhouse/rules/agency';
import { assert, ok, type Id } from '@fairhouse/values';
import { actOnContract } from './act-on-contract.ts';
import { lockContract, refuseState, type Answering } from './answer-offer.ts';
import { endWholeLine } from './line-of-contracts.ts';
import { putOfferMessage } from './contract-messages.ts';
import type { MessageName } from './message-texts.ts';
import { showContract } from './show-contract.ts';
import { findContract, type ContractRow } from './store/contracts.ts';

type PartyAct = Extract<ContractAct, 'reject' | 'withdraw' | 'terminate' | 'consent' | 'dissent'>;

/** Does an act of a party; who of the two may do it follows from the rules' table of states. */
export async function endContract(
  context: Answering,
  id: Id<'contract'>,
  { act, reason }: { readonly act: PartyAct; readonly reason: string },
) {
  const row = await lockContract(context, id);
  if (row === undefined) return refuse('contract.unknown');
  const actor: ContractActor = row.agent_id === context.member ? 'downline' : 'upline';
  // An upline sees only offers and contracts of its own making; a downline none that wait for an
  // operator.
  if (actor === 'downline' && row.state === 'pending_approval') return refuse('contract.unknown');
  const by = { act, actor, actorName: context.username, reason };
  const done = await actOnContract(context, row, by);
  if (!done.ok) return refuseState(row);
  if (done.value === 'terminated') await endWholeLine(context, row);
  await notify(context, row, act, actor);
  const contract = await findContract(context.sql, context.merchant.id, id);
  assert(contract !== undefined, 'a contract is never deleted');
  return ok({ contract: showContract(contract), ended: [] });
}

const MESSAGES: Readonly<Record<PartyAct, Partial<Record<ContractActor, MessageName>>>> = {
  reject: { downline: 'rejected' },
  withdraw: {},
  terminate: { upline: 'asked', downline: 'ended' },
  consent: { downline: 'ended' },
  dissent: {},
};

async function notify(
  context: Answering,
  row: ContractRow,
  act: PartyAct,
  actor: ContractActor,
): Promise<void> {
  const name = MESSAGES[act][actor];
  const to = actor === 'upline' ? 'agent' : 'upline';
  if (name !== undefined) await putOfferMessage(context, row, name, to);
}
