import {
  beginFreeRound,
  endFreeRound,
  endRefusedFreeRounds,
  freeOf,
} from '../free-rounds/free-rounds.ts';
import { playWithRepeats, type Balance, type FreeRounds, type Round } from '../rgs/rgs-client.ts';
import { failureText } from '../ui/failure-text.ts';
import { balanceText } from '../ui/money-text.ts';
import { showJackpots } from './house-pots.ts';
import { playBook } from './play-book.ts';
import { betOf, isBonus, showMoney, type Running } from './running-slot.ts';

interface Played {
  readonly balance: Balance;
  readonly round: Round;
  readonly freeRounds?: FreeRounds | null;
}

/** Plays a round to its end; undefined when it was refused. */
export async function playRound(
  running: Running,
  mode: 'base' | 'buy',
): Promise<Round | undefined> {
  const { start, screen } = running;
  running.isBusy = true;
  screen.setBusy(true);
  screen.note('');
  screen.setWin('');
  screen.setSpinWin('');
  const free = mode === 'base' ? freeOf(running) : undefined;
  const bet = free?.value ?? betOf(running);
  const times = start.opened.config.betModes[mode]?.costMultiplier ?? 1;
  // The stake leaves the balance at once; the answer says what it is.
  const cost = free === undefined ? Math.round(bet * times) : 0;
  screen.setBalance(balanceText(running.balance.amount - cost, running.balance.currency));
  let answer: Played | undefined;
  try {
    const began = performance.now();
    start.site.tell({ type: 'round:start' });
    answer = await playWithRepeats<Played>(start.rgs, '/wallet/play', {
      amount: bet,
      mode,
      currency: running.balance.currency,
      ...(free && { freeRounds: free.id }),
    });
    running.balance = answer.balance;
    screen.setBalance(balanceText(answer.balance.amount, answer.balance.currency));
    beginFreeRound(running, answer.round);
    await showRound(running, answer.round, 0);
    await endFreeRound(running, answer.round, answer.freeRounds);
    showMoney(running);
    const least =
      start.opened.config.jurisdiction.minimumRoundDuration - (performance.now() - began);
    if (least > 0) await new Promise((resolve) => void setTimeout(resolve, least));
    return answer.round;
  } catch (error) {
    screen.note(failureText(start.texts, error));
    // A round that was played counts, also when nobody could end it.
    if (answer !== undefined) await endFreeRound(running, answer.round, answer.freeRounds);
    else if (free !== undefined) await endRefusedFreeRounds(running);
    showMoney(running);
    return undefined;
  } finally {
    running.isBusy = false;
    screen.setBusy(false);
    start.site.tell({ type: 'round:end' });
  }
}

/** A plain win is ended before its animation, a bonus round after it (vendors.md). */
async function showRound(running: Running, round: Round, from: number): Promise<void> {
  const { start, screen, board, ticker, isCalm } = running;
  const later = isBonus(round);
  const ended = round.active && !later ? endRound(running) : undefined;
  await playBook(
    {
      board,
      ticker,
      screen,
      texts: start.texts,
      currency: running.balance.currency,
      isCalm,
      saveEvent: (index) =>
        void (
          later && start.rgs.call('/bet/event', { event: String(index) }).catch(() => undefined)
        ),
    },
    round,
    from,
  );
  await showJackpots(screen, round, { texts: start.texts, currency: running.balance.currency });
  if (round.active && later) await endRound(running);
  await ended;
  showMoney(running);
}

async function endRound(running: Running): Promise<void> {
  const { rgs } = running.start;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await rgs.call<{ balance: Balance }>('/wallet/end-round');
      running.balance = answer.balance;
      return;
    } catch (error) {
      // The studio pays a round that nobody ends: nothing is lost.
      if (attempt === 2) throw error;
      await new Promise((resolve) => void setTimeout(resolve, 800));
    }
  }
}

/** Goes on with a round that was open before the page was. */
export async function resumeRound(running: Running, round: Round): Promise<void> {
  const { screen, start } = running;
  running.isBusy = true;
  screen.setBusy(true);
  screen.note(start.texts.resumed);
  start.site.tell({ type: 'round:start' });
  try {
    await showRound(running, round, Number(round.event) || 0);
    await endFreeRound(running, round, start.opened.freeRounds);
  } catch (error) {
    screen.note(failureText(start.texts, error));
  } finally {
    running.isBusy = false;
    screen.setBusy(false);
    start.site.tell({ type: 'round:end' });
  }
}
