// The draws of house jackpots in the file of a round (games.md 5.6). What a pot came to is of the
// house's books and follows from no key: only that the round had won it is proved.
import type { WordStream } from '../fair/index.ts';
import { drawJackpots, houseJackpots, isJackpotWon } from '../games/index.ts';
import { parseAmount, type Amount } from '@fairhouse/values';

/** A draw as a file states it; `paid` is null where nothing was won, or is not paid yet. */
interface FileDraw {
  readonly level: string;
  readonly number: number;
  readonly threshold: number;
  readonly paid: string | null;
}

/** Whether the words after the book give these draws; null and none at all state nothing. */
export function provesJackpots(
  words: WordStream,
  stake: Amount,
  { currency, jackpots }: { readonly currency: string; readonly jackpots?: unknown },
): boolean {
  if (jackpots === null || jackpots === undefined) return true;
  const stated = jackpots as readonly FileDraw[];
  const draws = drawJackpots(words, stake, houseJackpots(currency));
  return (
    Array.isArray(jackpots) &&
    draws.length > 0 &&
    stated.length === draws.length &&
    draws.every((draw, at) => {
      const { level, number, threshold, paid } = stated[at] as FileDraw;
      const isSame = level === draw.level && number === draw.number && threshold === draw.threshold;
      const isPaid = typeof paid === 'string' && parseAmount(paid) !== undefined;
      return isSame && (paid === null || (isJackpotWon(draw) && isPaid));
    })
  );
}
