// What a limit counts, in the page's words: `FixedPlace:4:7` is `Fixed place · 5th ball 7`.
import { readItem, type Family } from '../lottery/index.ts';
import type { PlayWords } from './play-words.ts';
import { separateParts } from './separate-parts.ts';

/**
 * The name of an item of a family's bets (`readItem`): its play, and its number or symbol. Tickets
 * that count as a whole (`Any2:*`) are named by their play. Text that is no item stays as it is.
 */
export function itemWords(words: PlayWords, family: Family, item: string): string {
  const number = readItem(family, item);
  if (number === undefined) {
    const play = family.plays.get(item.replace(/:\*$/, ''));
    return play === undefined ? item : words.fullName(play);
  }
  const { play, rows } = number;
  const { form } = play;
  const name = words.fullName(play);
  if (form.kind === 'lines') {
    return `${name} · ${separateParts(form, item.slice(play.code.length + 1))}`;
  }
  const chosen = form.rows.map(({ symbols }, row) =>
    symbols
      .filter((_, at) => ((rows[row] ?? 0) & (1 << at)) !== 0)
      .map((symbol) => words.symbol(symbol, play.code))
      .join(' '),
  );
  const picked = chosen.flatMap((symbols, row) => (symbols === '' ? [] : [{ symbols, row }]));
  const [only] = picked;
  if (only !== undefined && picked.length === 1 && form.rows.length > 1) {
    return `${name} · ${words.row(play, only.row)} ${only.symbols}`;
  }
  return `${name} · ${picked.map(({ symbols }) => symbols).join(' ')}`;
}

interface ItemRefusal {
  readonly message: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The text of a refusal that concerns a number, which it states by the item's name. */
export function refusalWords(
  words: PlayWords,
  family: Family | undefined,
  { message, value }: ItemRefusal,
): string {
  if (family === undefined) return message;
  return [value['item'], value['opposite']].reduce<string>(
    (text, item) =>
      typeof item === 'string' ? text.replaceAll(item, itemWords(words, family, item)) : text,
    message,
  );
}
