import type { Style } from '@fairhouse/rules/lottery';
import { betName } from '@fairhouse/rules/words';
import { usePlayWords } from '../../draws/play-words.ts';

interface NamedBet {
  readonly play: { readonly code: string; readonly menu: string };
  readonly terms: { readonly style: Style };
}

/** Names a bet by the tabs under which it was picked: `Any position · 1 digit`. */
export function useBetName(): (bet: NamedBet) => string {
  const words = usePlayWords();
  return ({ play, terms: { style } }) => betName(words, { play, style });
}
