// A result in a sentence, in the page's language.
import { dealCoup } from '@fairhouse/rules/lottery';
import { cardRank } from './thumbnails/card-rank.ts';
import { resultView } from './results/result-view.ts';
import type { PlayWords } from '@fairhouse/rules/words';

type Words = Pick<PlayWords, 'symbol'>;

/** Symbols by name, hands of cards with their totals, numbers with the sign of their year. */
export function resultWords(words: Words, family: string, numbers: string): string {
  const shown = resultView(family, numbers);
  if (shown?.faces) return shown.faces.map(({ name }) => words.symbol(name)).join(', ');
  if (shown?.look === 'cards') return handWords(words, shown.parts.map(Number)).join('; ');
  const [text = '', sign] = numbers.split('@');
  return sign === undefined ? text : `${text} (${words.symbol(sign)})`;
}

/** The player's and the banker's hand, such as `Banker 7: K 3 4`. */
export function handWords(words: Words, cards: readonly number[]): string[] {
  const { player, banker, playerCards, bankerCards } = dealCoup(cards);
  const said = (side: string, total: number, hand: readonly number[]) =>
    `${words.symbol(side)} ${total}: ${hand.map(cardRank).join(' ')}`;
  return [said('PLAYER', player, playerCards), said('BANKER', banker, bankerCards)];
}
