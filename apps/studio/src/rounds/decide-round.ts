// Decides a round whose stake is taken: a nonce, the words of its key, the whole outcome. In the
// transaction that stores it, before anything is shown or paid.
import { randomUUID } from 'node:crypto';
import { payoutOf, type Multiplier } from '@fairhouse/rules/games';
import { amount, DAY_MS, MINUTE_MS } from '@fairhouse/values';
import type { StudioContext } from '../context.ts';
import type { Sql } from '../database/open-database.ts';
import { findPlayById } from '../games/find-play.ts';
import type { Play, RoundView } from '../games/play.ts';
import { isBonusBook, STORED_BOOK } from '../games/slot-plays.ts';
import { drawForRound } from '../jackpots/round-jackpots.ts';
import { takeWords } from '../seeds/seed-pairs.ts';
import type { Round } from './round.ts';
import { closeRound, saveDecision, setRoundState } from './round-store.ts';
import { insertCall, newCall, type WalletCall } from './wallet-call-store.ts';

/** A plain win is paid after 2 minutes, a bonus after 30, a game of choices after a day. */
const [PLAIN_MS, BONUS_MS, CHOICES_MS] = [2 * MINUTE_MS, 30 * MINUTE_MS, DAY_MS];

/** The game of a round, which stays known for ever. */
export function playOfRound(round: Pick<Round, 'game'>): Play {
  const play = findPlayById(round.game);
  if (play === undefined) throw new Error(`no game ${round.game}`);
  return play;
}

/** What a decided round came to so far. */
export function viewRound(round: Round): RoundView {
  const { parameters, outcome } = round;
  const choices = round.choices.map(({ choice }) => choice);
  return playOfRound(round).view({ parameters, outcome, choices });
}

/** Decides a locked round whose bet is booked. */
export async function decideRound(
  context: StudioContext,
  sql: Sql,
  round: Round,
  { betId, drawsJackpots }: { readonly betId: string; readonly drawsJackpots: boolean },
): Promise<void> {
  const play = playOfRound(round);
  if (play.decide === undefined) {
    // The table took the stake that came in time; this one was booked after the close.
    await setRoundState(sql, { id: round.id, state: 'REFUNDING', now: new Date(context.clock()) });
    await refundLockedRound(context, sql, { round, betId });
    return;
  }
  const { pairId, nonce, words } = await takeWords(context, sql, round);
  const outcome = play.decide(words, round.parameters);
  const { multiplier, isOver } = play.view({ parameters: round.parameters, outcome, choices: [] });
  // A slot's win waits until its player has seen it; a loss is closed at once.
  const isOpen = play.type === 'RNG' ? multiplier > 0n : !isOver;
  const now = context.clock();
  await saveDecision(sql, {
    id: round.id,
    state: isOpen ? 'OPEN' : 'SETTLING',
    pairId,
    nonce,
    outcome,
    multiplier: String(multiplier),
    payout: isOpen ? null : String(payoutOf(round.baseStake, multiplier)),
    now: new Date(now),
    endBy: isOpen ? new Date(now + openFor(play, outcome)) : null,
  });
  // A claim has to be stored before the closing call, which waits for it.
  if (drawsJackpots && play.type === 'RNG') {
    await drawForRound(sql, words, { round, betId, now: new Date(now) });
  }
  if (!isOpen) await insertWin(context, sql, { ...round, multiplier }, betId);
}

function openFor(play: Play, outcome: unknown): number {
  if (play.type !== 'RNG') return CHOICES_MS;
  return isBonusBook(STORED_BOOK.parse(outcome).events) ? BONUS_MS : PLAIN_MS;
}

/** Ends a locked, open round with its multiplier; a caller or the job sends the win. */
export async function endLockedRound(
  context: StudioContext,
  sql: Sql,
  { round, multiplier, betId }: { round: Round; multiplier: Multiplier; betId: string },
): Promise<WalletCall> {
  const payout = payoutOf(round.baseStake, multiplier);
  await closeRound(sql, { id: round.id, payout, multiplier });
  return insertWin(context, sql, { ...round, multiplier }, betId);
}

async function insertWin(
  context: StudioContext,
  sql: Sql,
  round: Round,
  betId: string,
): Promise<WalletCall> {
  const call = newCall({
    id: randomUUID(),
    roundId: round.id,
    kind: 'WIN',
    reference: betId,
    amount: payoutOf(round.baseStake, round.multiplier ?? (amount(0n) as bigint as Multiplier)),
  });
  await insertCall(sql, { ...call, now: new Date(context.clock()) });
  return call;
}

/** Gives the stake of a locked round back: the bet is undone, or never comes to be. */
export async function refundLockedRound(
  context: StudioContext,
  sql: Sql,
  { round, betId }: { round: Round; betId: string },
): Promise<string> {
  const id = randomUUID();
  await insertCall(sql, {
    id,
    roundId: round.id,
    kind: 'ROLLBACK',
    reference: betId,
    amount: round.stake,
    now: new Date(context.clock()),
  });
  return id;
}
