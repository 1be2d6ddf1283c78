// Sends a call to the wallet and stores its answer. A call without an answer is repeated with the
// same id: nobody knows whether it was booked. Any number of processes may send the same call.
import type { Amount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { transaction, type Sql } from '../database/open-database.ts';
import type { WalletReply } from '../house/wallet.ts';
import { noteFreeWin, returnFreeRound } from '../free-rounds/free-grant-store.ts';
import { unseal } from '../keys/seal.ts';
import { notePaid, wonOf } from '../jackpots/round-jackpots.ts';
import { forgetPots } from '../jackpots/shown-pots.ts';
import { getSession, moveDemoBalance } from '../sessions/session-store.ts';
import type { Session } from '../sessions/session.ts';
import { decideRound } from './decide-round.ts';
import type { Round } from './round.ts';
import { findRound, lockRound, setRoundState } from './round-store.ts';
import {
  finishCall,
  getCall,
  listCallsOfRound,
  postponeCall,
  type WalletCall,
} from './wallet-call-store.ts';
import { walletCallName, walletFields } from './wallet-fields.ts';

/** Refusals of requests that the wallet did not come to look at: an earlier attempt may stand. */
export const UNREAD: ReadonlySet<string> = new Set([
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
]);

/** Answers to a claim that no repetition changes. */
const REFUSED_CLAIM: ReadonlySet<string> = new Set([
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_DUPLICATE_TRANSACTION',
]);

/** A waiting call with what it is sent with. */
export interface Sending {
  readonly call: WalletCall;
  readonly round: Pick<Round, 'id' | 'game' | 'currency' | 'stake' | 'rewardId' | 'jackpots'>;
  readonly session: Session;
}

/** Sends a call once; returns it as it then stands. */
export async function sendCall(context: StudioContext, callId: string): Promise<WalletCall> {
  const { database } = context;
  const call = await getCall(database, callId);
  if (call.state !== 'WAITING') return call;
  const round = await findRound(database, call.roundId);
  if (round === undefined) throw new Error('a call to the wallet has a round');
  const session = await getSession(database, round.sessionHash);
  return send(context, { call, round, session });
}

async function send(context: StudioContext, sending: Sending): Promise<WalletCall> {
  const { database } = context;
  const { call, round, session } = sending;
  const hasClaims = call.kind === 'WIN' && wonOf(round.jackpots).length > 0;
  if (hasClaims && !(await sendClaims(context, call))) return getCall(database, call.id);
  const reply = session.kind === 'DEMO' ? undefined : await ask(context, sending);
  return transaction(database, (sql) => saveReply(context, sql, { call, session, reply }));
}

/**
 * Sends the claims of a round before the call that closes it: the house pays a level to an open
 * round. False while one of them has no answer.
 */
async function sendClaims(context: StudioContext, closing: WalletCall): Promise<boolean> {
  const { database } = context;
  const claims = (await listCallsOfRound(database, closing.roundId)).filter(
    ({ kind, state }) => kind === 'JACKPOT' && state === 'WAITING',
  );
  for (const { id } of claims) {
    const sent = await sendCall(context, id);
    if (sent.state !== 'WAITING') continue;
    const now = new Date(context.clock());
    await postponeCall(database, { id: closing.id, now, isUnanswered: false, status: 'claim' });
    return false;
  }
  return true;
}

function ask(
  { wallet, keys }: StudioContext,
  { session, round, call }: Sending,
): Promise<WalletReply> {
  const token = unseal(keys.sealing, session.hash.toString('hex'), session.walletToken);
  const fields = walletFields(round, call, { user: session.username, token });
  return wallet.ask(walletCallName(call), fields);
}

/** Stores a reply, unless another attempt has stored one; the play units of a demo move here. */
async function saveReply(
  context: StudioContext,
  sql: Sql,
  sent: { call: WalletCall; session: Session; reply: WalletReply | undefined },
): Promise<WalletCall> {
  const round = await lockRound(sql, sent.call.roundId);
  // The units of a demo move here and not at a wallet, which would know the call.
  const call = sent.reply === undefined ? await getCall(sql, sent.call.id) : sent.call;
  if (call.state !== 'WAITING') return call;
  const reply = sent.reply ?? (await moveDemo(sql, sent.session, call));
  const now = new Date(context.clock());
  if (!reply.answered || isUncertain(call, reply.status)) {
    const status = reply.answered ? reply.status : reply.problem.slice(0, 200);
    await postponeCall(sql, { id: call.id, now, isUnanswered: true, status });
    return getCall(sql, call.id);
  }
  const { status, balance = null, jackpotPaid: paid } = reply;
  const isDone = status === 'RS_OK';
  const isRefusable = call.kind === 'BET' || (call.kind === 'JACKPOT' && REFUSED_CLAIM.has(status));
  if (!isDone && call.kind !== 'BET') {
    const name = isRefusable ? 'the claim' : call.kind;
    context.warn(`${name} ${call.id} of round ${round.id} was answered ${status}`);
  }
  if (!isDone && !isRefusable) {
    // What is owed to a player is owed until the wallet takes it.
    await postponeCall(sql, { id: call.id, now, isUnanswered: false, status });
    return getCall(sql, call.id);
  }
  const { id, unanswered } = call;
  const state = isDone ? 'DONE' : 'REFUSED';
  if (!(await finishCall(sql, { id, unanswered, state, status, balance, paid, now }))) {
    // Another attempt was faster, or had no answer: this one is judged by what stands now.
    const found = await getCall(sql, id);
    return found.state === 'WAITING' ? saveReply(context, sql, { ...sent, call: found }) : found;
  }
  await applyReply(context, sql, { call, round, reply, now });
  const attempts = call.attempts + 1;
  return { ...call, state, status, balance, attempts, amount: paid ?? call.amount };
}

/** What an answer that ends its call makes of the round, which is locked. */
async function applyReply(
  context: StudioContext,
  sql: Sql,
  ended: {
    call: WalletCall;
    round: Round;
    reply: Extract<WalletReply, { answered: true }>;
    now: Date;
  },
): Promise<void> {
  const { call, round, reply, now } = ended;
  const { status, jackpotPaid: paid } = reply;
  const isDone = status === 'RS_OK';
  if (call.kind === 'JACKPOT') {
    // The house looks at a claim that it refused; the win of the round does not wait for that.
    if (!isDone) return;
    if (paid !== undefined) await notePaid(sql, round, call.level, paid);
    forgetPots(context);
    return;
  }
  if (call.kind === 'BET') {
    if (isDone) {
      const drawsJackpots = reply.drawsJackpots === true && round.rewardId === null;
      await decideRound(context, sql, round, { betId: call.id, drawsJackpots });
    } else {
      await setRoundState(sql, { id: round.id, state: 'REFUSED', refusal: status, now });
      if (round.rewardId !== null) await returnFreeRound(sql, round.rewardId);
    }
    return;
  }
  if (round.rewardId !== null) {
    if (call.kind === 'WIN') await noteFreeWin(sql, round.rewardId, call.amount);
    else await returnFreeRound(sql, round.rewardId);
  }
  await setRoundState(sql, {
    id: round.id,
    state: call.kind === 'WIN' ? 'SETTLED' : 'REFUNDED',
    now,
  });
}

/** Whether an answer leaves open what became of a bet. */
function isUncertain(call: WalletCall, status: string): boolean {
  if (call.kind !== 'BET') return false;
  return status === 'RS_ERROR_UNKNOWN' || (call.unanswered && UNREAD.has(status));
}

async function moveDemo(sql: Sql, session: Session, call: WalletCall): Promise<WalletReply> {
  const change = call.kind === 'BET' ? -(call.amount as bigint) : (call.amount as bigint);
  const balance: Amount | undefined = await moveDemoBalance(sql, session.hash, change);
  return balance === undefined
    ? { answered: true, status: 'RS_ERROR_NOT_ENOUGH_MONEY' }
    : { answered: true, status: 'RS_OK', balance };
}

/**
 * Sends a call until it is answered, or until `until` of the stopwatch; one that was just stored or
 * read is not read again.
 */
export async function settleCall(
  context: StudioContext,
  asked: string | Sending,
  { until, stopwatch }: { until: number; stopwatch: () => number },
): Promise<WalletCall> {
  const callId = typeof asked === 'string' ? asked : asked.call.id;
  let call = await (typeof asked === 'string' ? sendCall(context, asked) : send(context, asked));
  for (let pause = 100; call.state === 'WAITING' && stopwatch() + pause < until; pause *= 2) {
    await new Promise((resolve) => void setTimeout(resolve, pause));
    call = await sendCall(context, callId);
  }
  return call;
}
