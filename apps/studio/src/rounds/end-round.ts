// Ends rounds: a player takes what is won, or a job does when nobody comes back.
import type { Multiplier } from '@fairhouse/rules/games';
import type { Amount } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import { transaction, type Sql } from '../database/open-database.ts';
import { getSession } from '../sessions/session-store.ts';
import { readStopwatch } from '../studio-clock.ts';
import { endLockedRound, playOfRound, refundLockedRound, viewRound } from './decide-round.ts';
import type { Round } from './round.ts';
import { findRound, lockRound, saveChoices, setRoundState } from './round-store.ts';
import { PATIENCE_MS } from './place-round.ts';
import { settleCall, type Sending } from './settle-call.ts';
import { abandonCall, listCallsOfRound, type WalletCall } from './wallet-call-store.ts';

/** What stays in a video poker hand whose player did not come back: all of it. */
const HELD_FOR_ABSENT: Readonly<Record<string, unknown>> = { 'video-poker': [0, 1, 2, 3, 4] };

export interface Ended {
  readonly round: Round;
  /** After the win; null while the wallet has not answered. */
  readonly balance: Amount | null;
}

/** Takes what an open round has won. Without an open round the one that is there is returned. */
export async function takeRound(context: StudioContext, roundId: string): Promise<Ended> {
  const { database } = context;
  const taken = await transaction(database, async (sql) => {
    const round = await lockRound(sql, roundId);
    if (round.state !== 'OPEN') return undefined;
    const { multiplier } = viewRound(round);
    // Nothing is won before the first choice: the round goes on.
    if (multiplier === 0n) return undefined;
    return { round, call: await endOpen(context, sql, round, multiplier) };
  });
  if (taken === undefined) return settleEnd(context, roundId);
  const session = await getSession(database, taken.round.sessionHash);
  const { balance } = await settle(context, { ...taken, session });
  return { round: await readRound(database, roundId), balance };
}

async function endOpen(
  context: StudioContext,
  sql: Sql,
  round: Round,
  multiplier: Multiplier,
): Promise<WalletCall> {
  return endLockedRound(context, sql, { round, multiplier, betId: await betOf(sql, round.id) });
}

async function betOf(sql: Sql, roundId: string): Promise<string> {
  const calls = await listCallsOfRound(sql, roundId);
  const bet = calls.find(({ kind }) => kind === 'BET');
  if (bet === undefined) throw new Error('a round has a bet');
  return bet.id;
}

/**
 * Sends what a round claims of the jackpots of its house, and waits for the answers as long as a
 * player does; the balance after the last of them is null where there is no answer yet.
 */
export async function settleClaims(context: StudioContext, roundId: string): Promise<Ended> {
  const { database } = context;
  const claims = (await listCallsOfRound(database, roundId)).filter(
    ({ kind }) => kind === 'JACKPOT',
  );
  const until = readStopwatch() + PATIENCE_MS;
  let balance: Amount | null = null;
  for (const { id } of claims) {
    const sent = await settleCall(context, id, { until, stopwatch: readStopwatch });
    balance = sent.balance;
  }
  return { round: await readRound(database, roundId), balance };
}

/** Sends the closing call of a round, and waits for its answer as long as a player does. */
export async function settleEnd(context: StudioContext, roundId: string): Promise<Ended> {
  const last = await findClosing(context.database, roundId);
  const balance = last === undefined ? null : (await settle(context, last.id)).balance;
  return { round: await readRound(context.database, roundId), balance };
}

/** Ends a round whose player did not come back: what is won is paid, an untouched one refunded. */
export async function endAbandoned(context: StudioContext, roundId: string): Promise<void> {
  await transaction(context.database, async (sql) => {
    const round = await lockRound(sql, roundId);
    if (round.state !== 'OPEN') return;
    const play = playOfRound(round);
    const held = HELD_FOR_ABSENT[play.code];
    if (held !== undefined && round.choices.length === 0) {
      const choices = [{ choice: held, at: context.clock() }];
      const { multiplier } = viewRound({ ...round, choices });
      await saveChoices(sql, { id: round.id, choices, multiplier });
      await endOpen(context, sql, round, multiplier);
      return;
    }
    const { multiplier } = viewRound(round);
    if (multiplier > 0n) await endOpen(context, sql, round, multiplier);
    else await refund(context, sql, round);
  });
  await settleEnd(context, roundId);
}

async function refund(context: StudioContext, sql: Sql, round: Round): Promise<void> {
  const now = new Date(context.clock());
  await setRoundState(sql, { id: round.id, state: 'REFUNDING', now });
  await refundLockedRound(context, sql, { round, betId: await betOf(sql, round.id) });
}

/**
 * Gives up a stake that nobody could confirm: a rollback undoes the bet if it was booked, and keeps
 * it from being booked later if it was not.
 */
export async function refundUnconfirmed(context: StudioContext, roundId: string): Promise<void> {
  await transaction(context.database, async (sql) => {
    const round = await lockRound(sql, roundId);
    if (round.state !== 'STAKING') return;
    await abandonCall(sql, await betOf(sql, roundId));
    await refund(context, sql, round);
  });
  await settleEnd(context, roundId);
}

async function readRound(sql: Sql, roundId: string): Promise<Round> {
  const round = await findRound(sql, roundId);
  if (round === undefined) throw new Error('the round is stored');
  return round;
}

async function findClosing(sql: Sql, roundId: string): Promise<WalletCall | undefined> {
  const calls = await listCallsOfRound(sql, roundId);
  return calls.find(({ kind }) => kind === 'WIN' || kind === 'ROLLBACK');
}

function settle(context: StudioContext, asked: string | Sending): Promise<WalletCall> {
  const until = readStopwatch() + PATIENCE_MS;
  return settleCall(context, asked, { until, stopwatch: readStopwatch });
}

/**
 * Sends the closing call of a round that is over. A loss moves nothing, so that its player does not
 * wait for the answer; for a win the balance after it is returned, or null without an answer.
 */
export async function sendClosing(
  context: StudioContext,
  { round, session }: Pick<Sending, 'session'> & { readonly round: Round },
  balance: Amount | null,
): Promise<Amount | null> {
  const closing = findClosing(context.database, round.id).then((call) => {
    if (call?.state !== 'WAITING') return call;
    // A round that an earlier session played is paid with the token of that one.
    const isOwn = round.sessionHash.equals(session.hash);
    return settle(context, isOwn ? { call, round, session } : call.id);
  });
  if (round.payout !== null && round.payout > 0n) return (await closing)?.balance ?? null;
  closing.catch((error: unknown) => {
    context.warn(`${round.id}: ${error instanceof Error ? error.message : String(error)}`);
  });
  return balance;
}
