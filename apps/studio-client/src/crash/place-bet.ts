// The calls of a crash: a bet, and a cash-out.
import { fill } from '../i18n/find-texts.ts';
import { playWithRepeats, RgsFailure, type Balance } from '../rgs/rgs-client.ts';
import { failureText } from '../ui/failure-text.ts';
import { decimalText } from './decimal-text.ts';
import { refresh, type Running } from './running-crash.ts';
import { hundredths } from './show-players.ts';
import type { OwnBet } from './table-messages.ts';

interface BetAnswer {
  readonly balance: Balance;
  readonly bet: OwnBet;
}

interface CashAnswer {
  readonly bet: OwnBet | null;
  readonly late: {
    readonly receivedMs: number;
    readonly crashedMs: number;
    readonly point: number;
  } | null;
}

/** Bets what the fields say in the round that takes bets. */
export async function placeBet(running: Running): Promise<void> {
  const { start, stake, auto, screen, view } = running;
  const { texts, rgs } = start;
  if (start.site.isPaused()) return;
  const [amount, at] = [running.plan?.stake ?? stake.value(), auto.value()];
  if (amount === undefined || at === undefined) return;
  running.isBusy = true;
  running.isNext = false;
  refresh(running);
  try {
    const nonce = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    const body = { amount, parameters: { auto: at }, nonce };
    const { balance, bet } = await playWithRepeats<BetAnswer>(rgs, '/crash/bet', body);
    running.balance = balance;
    if (bet.drawId === view.drawId) view.own = bet;
    screen.note.textContent =
      bet.isLimited === true && bet.auto !== null
        ? fill(texts.limitedAuto, { multiplier: hundredths(bet.auto) })
        : '';
  } catch (error) {
    const isLate = error instanceof RgsFailure && error.code === 'ERR_CLOSED';
    screen.note.textContent = isLate ? texts.lateBet : failureText(texts, error);
    if (running.plan !== undefined && !isLate) {
      running.autoBet.end(texts.reasonError);
      running.plan = undefined;
    }
  } finally {
    running.isBusy = false;
    refresh(running);
  }
}

/** Cashes out; the studio says at which multiplier, or that it was too late. */
export async function takeNow(running: Running): Promise<void> {
  const { start, screen, view } = running;
  const { texts } = start;
  running.isBusy = true;
  refresh(running);
  try {
    const { bet, late } = await start.rgs.call<CashAnswer>('/crash/cash-out');
    if (bet !== null && bet.drawId === view.drawId) view.own = bet;
    if (late !== null) {
      screen.note.textContent = fill(texts.lateCashOut, {
        received: decimalText(late.receivedMs / 1_000, 2),
        crashed: decimalText(late.crashedMs / 1_000, 2),
      });
    }
  } catch (error) {
    screen.note.textContent = failureText(texts, error);
  } finally {
    running.isBusy = false;
    refresh(running);
  }
}
