// The numbers of plays in words; pure functions.
import { readItem, type Family, type NumberItem } from '@fairhouse/rules/lottery';
import type { PlayWords } from '@fairhouse/rules/words';

export interface ItemWords {
  /** The name of the play. */
  readonly play: string;
  /** The number or symbol, with its position where the play has several. */
  readonly pick: string;
}

/**
 * An item of the liability in words: `FixedPlace:4:7` as the play's name and `5th ball: 7`. Tickets
 * of several numbers (`Last3Com6:*`) get the text `several`.
 */
export function itemWords(
  words: PlayWords,
  family: Family | undefined,
  item: string,
  several: string,
): ItemWords {
  const code = item.slice(0, Math.max(item.indexOf(':'), 0));
  const play = family?.plays.get(code);
  if (family === undefined || play === undefined) return { play: '', pick: item };
  const name = words.fullName(play);
  if (item === `${code}:*`) return { play: name, pick: several };
  const number = readItem(family, item);
  const pick = item.slice(code.length + 1);
  return { play: name, pick: number === undefined ? pick : numberWords(words, number, pick) };
}

function numberWords(words: PlayWords, { play, rows }: NumberItem, name: string): string {
  const { form } = play;
  if (form.kind === 'lines') return name;
  const chosen = rows.flatMap((mask, row) => {
    const symbols = form.rows[row]?.symbols ?? [];
    const own = symbols.filter((_, symbol) => (mask >> symbol) & 1);
    return own.map((symbol) => ({ row, symbol: words.symbol(symbol, play.code) }));
  });
  const [first] = chosen;
  if (play.items === 'symbols' && form.rows.length > 1 && first !== undefined) {
    return `${words.row(play, first.row)}: ${first.symbol}`;
  }
  return chosen.map(({ symbol }) => symbol).join(' ');
}
