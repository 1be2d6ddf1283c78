// The jackpots of the house: what is in them while the game is played, and a round that wins one.
import type { Rgs, Round } from '../rgs/rgs-client.ts';
import { sounds } from '../sound/sounds.ts';
import type { Texts } from '../i18n/en.ts';
import { fill } from '../i18n/find-texts.ts';
import { el } from '../ui/dom.ts';
import { balanceText } from '../ui/money-text.ts';
import { isAboveStake } from './is-above-stake.ts';
import type { SlotScreen } from './slot-screen.ts';

/** A pot, or what was won of one; amounts in millionths. */
export interface Pot {
  readonly level: string;
  readonly amount: number;
}

const READ_MS = 10_000;
/** How great the celebration of each level is, beside those of wins. */
const GREATNESS: Readonly<Record<string, number>> = { MINI: 5, MAJOR: 7, GRAND: 9 };

export interface PotsShown {
  readonly rgs: Rgs;
  readonly screen: SlotScreen;
  readonly texts: Texts;
  readonly currency: string;
}

/** Shows the pots and follows them; nothing where the house has none for this game. */
export async function followPots(shown: PotsShown): Promise<void> {
  const { screen, texts, currency } = shown;
  const read = async (): Promise<boolean> => {
    const pots = await readPots(shown.rgs);
    if (pots === undefined) return true;
    screen.setPots(pots.length === 0 ? undefined : potList(pots, { texts, currency }));
    return pots.length > 0;
  };
  if (!(await read())) return;
  setInterval(() => {
    if (!document.hidden) void read();
  }, READ_MS);
}

/** What is in the pots that the game can win; undefined where it cannot be read. */
export async function readPots(rgs: Rgs): Promise<readonly Pot[] | undefined> {
  try {
    return (await rgs.call<{ readonly jackpots: readonly Pot[] }>('/jackpots/show')).jackpots;
  } catch {
    return undefined;
  }
}

function potList(
  pots: readonly Pot[],
  { texts, currency }: Pick<PotsShown, 'texts' | 'currency'>,
): HTMLElement {
  return el(
    'dl',
    { class: 'pots', 'aria-label': texts.jackpots },
    ...pots.map(({ level, amount }) =>
      el(
        'div',
        { class: `pot pot-${level.toLowerCase()}` },
        el('dt', {}, level),
        el('dd', {}, balanceText(amount, currency)),
      ),
    ),
  );
}

/**
 * Celebrates each jackpot that a round has won. One that is not paid yet is announced, and so is
 * one of a round that staked more than it was paid.
 */
export async function showJackpots(
  screen: SlotScreen,
  round: Round,
  { texts, currency }: Pick<PotsShown, 'texts' | 'currency'>,
): Promise<void> {
  const isWin = isAboveStake(round);
  for (const { level, amount } of round.jackpots ?? []) {
    const title = fill(texts.jackpotWon, { level });
    if (amount === null) await screen.announce(title, texts.jackpotLater);
    else if (!isWin) await screen.announce(title, balanceText(amount, currency));
    else {
      sounds.big();
      await screen.celebrate(title, GREATNESS[level] ?? 5, (part) =>
        balanceText(Math.round(amount * part), currency),
      );
    }
  }
}
