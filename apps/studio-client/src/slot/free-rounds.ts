// Free rounds in the game: offered when it opens, played in place of paid ones once accepted.
import { fill } from '../i18n/find-texts.ts';
import type { FreeRounds, Opened, Round } from '../rgs/rgs-client.ts';
import { openDialog } from '../ui/dialog.ts';
import { el } from '../ui/dom.ts';
import { failureText } from '../ui/failure-text.ts';
import { moneyText } from '../ui/money-text.ts';
import { showMoney, type Running } from './running-slot.ts';

/** Offers free rounds that are not accepted yet; without an answer the game is played for money. */
export async function offerFreeRounds(running: Running): Promise<void> {
  const { free, start } = running;
  if (free === undefined || free.accepted) return;
  if (!(await askFreeRounds(running, free))) return;
  try {
    const answer = await start.rgs.call<{ freeRounds: FreeRounds | null }>('/free-rounds/accept', {
      freeRounds: free.id,
    });
    running.free = answer.freeRounds ?? undefined;
  } catch (error) {
    running.screen.note(failureText(start.texts, error));
    await readFreeRounds(running);
  }
  showMoney(running);
}

function askFreeRounds(running: Running, free: FreeRounds): Promise<boolean> {
  const { texts } = running.start;
  const { currency } = running.balance;
  const values = {
    count: free.left,
    value: moneyText(free.value, currency),
    end: new Date(free.endsAt).toLocaleString(document.documentElement.lang || undefined, {
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
  };
  return new Promise((resolve) => {
    const accept = el('button', { type: 'button', class: 'primary' }, texts.freeAccept);
    const later = el('button', { type: 'button', class: 'plain' }, texts.freeLater);
    const dialog = openDialog(
      { title: texts.freeRounds, close: texts.close },
      [el('p', {}, fill(texts.freeAsk, values)), el('div', { class: 'row' }, later, accept)],
      () => resolve(false),
    );
    accept.addEventListener('click', () => {
      resolve(true);
      dialog.close();
    });
    later.addEventListener('click', () => dialog.close());
  });
}

/** After a free round: how many are left, and at the end what they paid together. */
export async function endFreeRound(
  running: Running,
  round: Round,
  next: FreeRounds | null | undefined,
): Promise<void> {
  const { free, balance } = running;
  if (round.free !== true || free === undefined) return;
  running.freeWon += round.payout;
  running.free = next ?? undefined;
  if (running.free?.id === free.id) return;
  const total = moneyText(free.won + running.freeWon, balance.currency);
  running.freeWon = 0;
  showMoney(running);
  await announceEnd(running, total);
}

/** A press that meant to skip the last free round must not play the next one for money. */
const PRESS_PASSES_MS = 800;

/** Shows what free rounds paid, until the player asks to play on with its own money. */
function announceEnd({ start: { texts } }: Running, total: string): Promise<void> {
  return new Promise((resolve) => {
    const on = el('button', { type: 'button', class: 'primary', disabled: true }, texts.freeNext);
    const dialog = openDialog(
      { title: texts.freeOver, close: texts.close, isFirm: true },
      [el('p', {}, fill(texts.freeTotal, { amount: total })), el('div', { class: 'row' }, on)],
      resolve,
    );
    on.addEventListener('click', () => dialog.close());
    setTimeout(() => {
      on.disabled = false;
    }, PRESS_PASSES_MS);
  });
}

/** Reads what is left, such as after free rounds were refused because they had ended. */
export async function readFreeRounds(running: Running): Promise<void> {
  const opened = await running.start.rgs
    .call<Opened>('/wallet/authenticate')
    .catch(() => undefined);
  // Without an answer they may still be there: the next round says.
  if (opened === undefined) return;
  if (opened.freeRounds?.id !== running.free?.id) running.freeWon = 0;
  running.free = opened.freeRounds ?? undefined;
}
