// The rounds of an instant game: a bet, choices, and taking what is won.
import {
  beginFreeRound,
  endFreeRound,
  endRefusedFreeRounds,
  freeOf,
} from '../free-rounds/free-rounds.ts';
import { playWithRepeats, type Balance, type FreeRounds } from '../rgs/rgs-client.ts';
import { sounds } from '../sound/sounds.ts';
import { el } from '../ui/dom.ts';
import { failureText } from '../ui/failure-text.ts';
import { moneyText } from '../ui/money-text.ts';
import { resultText } from '../ui/result-text.ts';
import type { InstantRound } from './instant-game.ts';
import { notifyOfEnd, refresh, type Running } from './running-instant.ts';

interface Answer {
  readonly balance: Balance;
  readonly round: InstantRound;
  readonly freeRounds?: FreeRounds | null;
}

const LAST_SHOWN = 12;
/** The studio takes four rounds a second (games.md 10.2). */
export const INTERVAL_MS = 270;

/** Plays a round; undefined where it cannot be played now, or was refused. */
export async function pressPlay(running: Running): Promise<InstantRound | undefined> {
  const { game, stake, parts, start, plan } = running;
  const free = freeOf(running);
  const amount = free?.value ?? plan?.stake ?? stake.value();
  const parameters = game.parameters();
  if (
    start.site.isPaused() ||
    running.isBusy ||
    (plan === undefined && parts.play.disabled) ||
    running.round?.active === true ||
    amount === undefined ||
    parameters === undefined
  )
    return undefined;
  running.isBusy = true;
  parts.note.textContent = '';
  parts.result.textContent = '';
  sounds.press();
  refresh(running);
  try {
    const rest = running.playedAt + INTERVAL_MS - performance.now();
    if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest));
    running.playedAt = performance.now();
    start.site.tell({ type: 'round:start' });
    const answer = await playWithRepeats<Answer>(start.rgs, '/instant/play', {
      amount,
      parameters,
      ...(free && { freeRounds: free.id }),
    });
    beginFreeRound(running, answer.round);
    await showAnswer(running, answer);
    return answer.round;
  } catch (error) {
    parts.note.textContent = failureText(start.texts, error);
    if (free !== undefined) await endRefusedFreeRounds(running);
    return undefined;
  } finally {
    running.isBusy = false;
    refresh(running);
    notifyOfEnd(running);
  }
}

async function showAnswer(running: Running, { balance, round, freeRounds }: Answer): Promise<void> {
  const { game, parts } = running;
  const { texts } = running.start;
  running.round = round;
  await game.show(round);
  running.balance = balance;
  if (round.active) return;
  const isWon = round.payout > round.stake;
  const money = (units: number): string => moneyText(units, balance.currency);
  parts.result.textContent = resultText(texts, round, freeOf(running) !== undefined, money);
  parts.result.className = `result ${isWon ? 'won' : ''}`;
  if (isWon) sounds.win(2);
  const shown = el('span', { class: isWon ? 'won' : '' }, `×${round.payoutMultiplier}`);
  parts.last.prepend(shown);
  while (parts.last.children.length > LAST_SHOWN) parts.last.lastElementChild?.remove();
  await endFreeRound(running, round, freeRounds);
}

/** Makes a choice in the open round; undefined where there is none, or it was refused. */
export async function choose(running: Running, choice: unknown): Promise<InstantRound | undefined> {
  const { round } = running;
  if (running.isBusy || round?.active !== true) return undefined;
  return act(running, '/instant/choose', { round: round.id, step: round.step, choice });
}

/** Takes what the open round has won. */
export async function take(running: Running): Promise<InstantRound | undefined> {
  const { round } = running;
  if (running.isBusy || round?.active !== true) return undefined;
  return act(running, '/instant/take', { round: round.id });
}

async function act(
  running: Running,
  path: string,
  body: object,
): Promise<InstantRound | undefined> {
  running.isBusy = true;
  running.parts.note.textContent = '';
  refresh(running);
  try {
    const answer = await running.start.rgs.call<Answer>(path, body);
    await showAnswer(running, answer);
    return answer.round;
  } catch (error) {
    running.parts.note.textContent = failureText(running.start.texts, error);
    return undefined;
  } finally {
    running.isBusy = false;
    refresh(running);
    notifyOfEnd(running);
  }
}
