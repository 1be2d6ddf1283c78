// Free rounds in a game: offered when it opens, played in place of paid ones once accepted, and
// ended by a panel with what they paid, whose press stakes nothing.
import { fill } from '../i18n/find-texts.ts';
import type { Texts } from '../i18n/en.ts';
import type { Balance, FreeRounds, Opened, Rgs, Round } from '../rgs/rgs-client.ts';
import { openDialog } from '../ui/dialog.ts';
import { el } from '../ui/dom.ts';
import { failureText } from '../ui/failure-text.ts';
import { moneyText } from '../ui/money-text.ts';

/** A game that runs in the page, as far as free rounds ask and tell it. */
export interface FreePlayer {
  readonly start: { readonly rgs: Rgs; readonly texts: Texts };
  readonly balance: Balance;
  /** What is offered, or played next; its `won` is as of the first look at it. */
  free: FreeRounds | undefined;
  /** What rounds of it paid since then, in millionths. */
  freeWon: number;
  readonly money: {
    /** Shows a line of text. */
    note(text: string): void;
    /** Shows balance, stake and what is left of free rounds. */
    show(): void;
    /** The stake of the next round for money, in millionths. */
    stake(): number;
  };
}

type RoundEnd = Pick<Round, 'free' | 'payout'>;

/** The free rounds that the next round is one of. */
export const freeOf = ({ free }: Pick<FreePlayer, 'free'>): FreeRounds | undefined =>
  free?.accepted === true ? free : undefined;

/** What is shown of free rounds while they are played; empty for a paid round. */
export function freeText(player: FreePlayer): string {
  const free = freeOf(player);
  return free === undefined ? '' : fill(player.start.texts.freeLeft, { left: free.left });
}

/** The free rounds to begin with: those of the round that goes on, or the next ones. */
export const freeAtOpening = (opened: Opened<unknown>): FreeRounds | undefined =>
  opened.roundFreeRounds ?? opened.freeRounds ?? undefined;

/** Offers free rounds that are not accepted yet; without an answer the game is played for money. */
export async function offerFreeRounds(player: FreePlayer): Promise<void> {
  const { free, start } = player;
  if (free === undefined || free.accepted) return;
  if (!(await askFreeRounds(player, free))) return;
  try {
    const answer = await start.rgs.call<{ freeRounds: FreeRounds | null }>('/free-rounds/accept', {
      freeRounds: free.id,
    });
    player.free = answer.freeRounds ?? undefined;
  } catch (error) {
    player.money.note(failureText(start.texts, error));
    player.free = await readFreeRounds(player);
  }
  player.money.show();
}

function askFreeRounds(player: FreePlayer, free: FreeRounds): Promise<boolean> {
  const { texts } = player.start;
  const values = {
    count: free.left,
    value: moneyText(free.value, player.balance.currency),
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

/** A free round has begun that goes on: one less is left. */
export function beginFreeRound(player: FreePlayer, round: Pick<Round, 'free'>): void {
  const { free } = player;
  if (round.free === true && free !== undefined) player.free = { ...free, left: free.left - 1 };
}

/**
 * Counts a free round that is over. After the last one a panel says what they paid together, and
 * waits for a press of its own; `next` is what can be played then.
 */
export async function endFreeRound(
  player: FreePlayer,
  round: RoundEnd,
  next: FreeRounds | null | undefined,
): Promise<void> {
  if (round.free !== true || player.free === undefined) return;
  player.freeWon += round.payout;
  await goOn(player, next ?? undefined);
}

/** After free rounds were refused: they may have ended in another way than by being played. */
export async function endRefusedFreeRounds(player: FreePlayer): Promise<void> {
  await goOn(player, await readFreeRounds(player));
}

async function goOn(player: FreePlayer, next: FreeRounds | undefined): Promise<void> {
  const { free, balance } = player;
  if (free !== undefined && next?.id === free.id) {
    // What the studio has noted of these rounds meanwhile is counted here.
    player.free = { ...next, won: free.won };
    player.money.show();
    return;
  }
  const total = (free?.won ?? 0) + player.freeWon;
  player.free = next;
  player.freeWon = 0;
  player.money.show();
  await announceEnd(player, moneyText(total, balance.currency));
  await offerFreeRounds(player);
}

/** A press that meant to skip the last free round must not close the panel, or play for money. */
const PRESS_PASSES_MS = 800;
const pressPasses = () => new Promise((resolve) => void setTimeout(resolve, PRESS_PASSES_MS));

/** Shows what free rounds paid, until the player asks to go on; the game stays busy until then. */
async function announceEnd(player: FreePlayer, total: string): Promise<void> {
  const { texts } = player.start;
  const stake = moneyText(player.money.stake(), player.balance.currency);
  const label = player.free === undefined ? fill(texts.freeNext, { stake }) : texts.next;
  await new Promise<void>((resolve) => {
    const on = el('button', { type: 'button', class: 'primary', disabled: true }, label);
    const dialog = openDialog(
      { title: texts.freeOver, close: texts.close, isFirm: true },
      [
        el('p', { class: 'free-total' }, fill(texts.freeTotal, { amount: total })),
        el('div', { class: 'row' }, on),
      ],
      resolve,
    );
    on.addEventListener('click', () => dialog.close());
    void pressPasses().then(() => void (on.disabled = false));
  });
  // The second press of two in a row falls on what was below the panel.
  await pressPasses();
}

/** What is left, or can be accepted; what is known now where there is no answer. */
async function readFreeRounds({ start, free }: FreePlayer): Promise<FreeRounds | undefined> {
  const opened = await start.rgs.call<Opened>('/wallet/authenticate').catch(() => undefined);
  // Without an answer they may still be there: the next round says.
  return opened === undefined ? free : (opened.freeRounds ?? undefined);
}
