// A transfer to the direct upline or to somebody below (agency.md 1.8).
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import {
  checkTransfer,
  type Transfer,
  type TransferOutcome,
  type TransferProblem,
  type TransferRelation,
} from '@fairhouse/rules/agency';
import { assert, ok, ZERO, formatAmount, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { lockPaymentProfile } from '../../cashier/index.ts';
import { checkOwnCode, findAuthenticator } from '../../identity/index.ts';
import {
  checkPaymentPassword,
  findMember,
  findMemberByName,
  mayDo,
  type Member,
} from '../../members/index.ts';
import { findBlockedMembers } from '../../protection/index.ts';
import { readDebt } from '../../wallet/index.ts';
import {
  agentTermsOf,
  readAccount,
  readPermissions,
  shareTree,
  type AgentTerms,
} from '../accounts/index.ts';
import { bookTransfer, holdTransfer, tellReceiver } from './move-money.ts';
import { allowedRelations, readSenderFigures, type SenderFigures } from './sender-figures.ts';
import { showTransfer } from './list-transfers.ts';
import { insertTransfer } from './store.ts';
import { transferRefusal } from './transfer-refusal.ts';

type Row = PlayerCalls['transferCreate'];
type Call = CallOf<Row>;

/** Problems that are reported before a payment password is asked for. */
const OF_PARTIES: readonly TransferProblem[] = [
  'FEATURE_OFF',
  'NOT_ALLOWED_TARGET',
  'NOT_ACCEPTED',
  'SENDER_FROZEN',
  'RECEIVER_FROZEN',
  'NOT_FORMAL',
  'ADDRESS_BLOCKED',
  'TIME_LOCK',
];

/**
 * Transfers money along the line. The payment profiles of both sides are locked in the order of
 * their ids, so that counts and limits are current and two opposite transfers do not wait for each
 * other; the tree is locked against moves, so that the receiver stays where it was checked to be.
 */
export async function createTransfer(call: Call): Promise<Answer<Row>> {
  const { sql, merchant, app, session, now } = call;
  await shareTree(sql, merchant.id);
  const sender = await findMember(sql, merchant.id, session.member);
  assert(sender !== undefined, 'the caller exists');
  // Before anything about others: a frozen member learns nothing of its line by trying.
  if (!mayDo(sender, 'transfer')) return refuse('member.frozen');
  const receiver = await findReceiver(call, sender);
  const parties = receiver === undefined ? [sender.id] : [sender.id, receiver.id].toSorted();
  for (const each of parties) await lockPaymentProfile(sql, merchant.id, each);
  const terms = await agentTermsOf(app, merchant);
  const figures = await readSenderFigures(call, sender);
  const transfer = await describeTransfer(call, { sender, receiver, terms, figures });
  const circumstances = { limits: terms.transfers, figures, now };
  const checked = checkTransfer(transfer);
  if (!checked.ok && OF_PARTIES.includes(checked.problem)) {
    return transferRefusal(checked.problem, circumstances);
  }
  assert(receiver !== undefined, 'a transfer to nobody is refused');
  const proof = await checkProof(call, terms);
  if (!proof.ok) return proof;
  if (!checked.ok) return transferRefusal(checked.problem, circumstances);
  const debt = await readDebt(app, merchant, sender.id);
  if (debt > 0n) return refuse('withdraw.debt', { params: { left: formatAmount(debt) } });
  return carryOut(call, { sender, receiver }, checked.value);
}

/** The member to whom the caller wants to transfer; undefined where there is none. */
async function findReceiver(call: Call, sender: Member): Promise<Member | undefined> {
  const { sql, merchant, input } = call;
  if (input.direction === 'UP') {
    return sender.upline && findMember(sql, merchant.id, sender.upline);
  }
  return findMemberByName(sql, merchant.id, input.toUsername);
}

interface Parties {
  readonly sender: Member;
  readonly receiver: Member | undefined;
  readonly terms: AgentTerms;
  readonly figures: SenderFigures;
}

async function describeTransfer(
  call: Call,
  { sender, receiver, terms, figures }: Parties,
): Promise<Transfer> {
  const { sql, merchant, input, now } = call;
  const { direction } = input;
  const { transfers } = terms;
  const blocked = receiver && (await findBlockedMembers(sql, merchant, [receiver.id], now));
  const isReached = receiver !== undefined && mayDo(receiver, 'transfer');
  const accepted = receiver && (await readAccount(call, terms, receiver.id)).acceptsTransfers;
  return {
    type: 'normal',
    amount: input.amount,
    fee: ZERO,
    isFeatureOn: direction === 'UP' ? transfers.up : transfers.down,
    relation: relationOf(sender, receiver, direction),
    allowed: allowedRelations(direction, await readPermissions(call, sender)),
    isAccepted: accepted === true,
    isSenderFrozen: !mayDo(sender, 'transfer'),
    // Nobody sends money to a person who is taking a break from play.
    isReceiverFrozen: !isReached || blocked?.has(receiver.id) === true,
    areFormal: sender.group === 'formal' && receiver?.group === 'formal',
    isAddressBlocked: false,
    isTimeLocked: figures.lockedUntil !== undefined,
    isPaymentPasswordRight: true,
    isSecondFactorRight: true,
    balance: figures.balance,
    usedToday: figures.used.today,
    usedThisMonth: figures.used.month,
    countToday: figures.used.count,
    remainingTurnover: figures.turnoverLeft,
    contractOutstanding: figures.contractOutstanding,
    limits: transfers,
  };
}

function relationOf(
  sender: Member,
  receiver: Member | undefined,
  direction: 'UP' | 'DOWN',
): TransferRelation {
  if (receiver === undefined) return 'other';
  if (direction === 'UP') return receiver.id === sender.upline ? 'direct_upline' : 'other';
  if (receiver.upline === sender.id) return 'direct_downline';
  return receiver.path.includes(sender.id) ? 'descendant' : 'other';
}

/** The payment password; downwards also a code of the authenticator where the merchant asks. */
async function checkProof(call: Call, { transfers }: AgentTerms) {
  const { sql, merchant, session, input } = call;
  const password = await checkPaymentPassword(call, input.paymentPassword);
  if (!password.ok) return password;
  if (input.direction === 'UP' || !transfers.secondFactor) return ok(null);
  const authenticator = await findAuthenticator(sql, merchant.id, session.member);
  if (authenticator?.confirmedAt === undefined) return refuse('agent.transfer_factor');
  const { secondFactor: code = '' } = input;
  const given = { member: session.member, code, as: 'either' } as const;
  return checkOwnCode(call, sql, given);
}

/** Moves the money now, or holds it until an operator has decided. */
async function carryOut(
  call: Call,
  { sender, receiver }: { readonly sender: Member; readonly receiver: Member },
  { receiverRequirement: requirement, needsReview }: TransferOutcome,
): Promise<Answer<Row>> {
  const { sql, merchant, app, input, now } = call;
  const row = await insertTransfer(sql, merchant.id, {
    id: app.newId<'agent_transfer'>(),
    direction: input.direction,
    from: sender.id,
    to: receiver.id,
    fromName: sender.username,
    toName: receiver.username,
    amount: input.amount,
    requirement,
    state: needsReview ? 'PENDING_REVIEW' : 'SUCCESS',
    remark: input.remark,
    endEntry: app.newId<'entry'>(),
    now,
  });
  const isMoved = needsReview ? await holdTransfer(call, row) : await bookTransfer(call, row);
  if (!isMoved) return refuse('agent.transfer_balance', { fields: {} });
  if (!needsReview) await tellReceiver(call, row);
  call.after(() => {
    for (const member of [sender.id, receiver.id] satisfies Id<'member'>[]) {
      app.signals.send({ topic: 'balance', merchant: merchant.id, member });
    }
  });
  return ok(showTransfer(row, sender.id));
}
