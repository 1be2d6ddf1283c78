// A bet in words: its play by the tabs under which it was picked, and its numbers.
import { parseSelection, type Play, type Style } from '../lottery/index.ts';
import { groupOf } from './play-codes.ts';
import type { PlayWords } from './play-words.ts';
import { separateParts } from './separate-parts.ts';

interface NamedBet {
  readonly play: { readonly code: string; readonly menu: string };
  readonly style: Style;
}

/** Names a bet by the tabs under which it was picked: `Any position · 1 digit`. */
export function betName(words: PlayWords, { play, style }: NamedBet): string {
  const head = words.group(groupOf(play.code, play.menu, style));
  const own = words.play(play, style);
  return own.startsWith(head) ? own : `${head} · ${own}`;
}

const LINES_SHOWN = 12;

/** A pick in readable form: rows in order, symbols by name, long entries truncated. */
export function pickWords(words: PlayWords, play: Play | undefined, pick: string): string {
  const selection = play && parseSelection(play, pick);
  if (play === undefined || selection === undefined) return '';
  const places = selection.places?.map((place) => words.place(place)).join(', ');
  const head = places === undefined ? '' : `${places}: `;
  if (selection.kind === 'lines') {
    const { lines } = selection;
    const { form } = play;
    const shown = lines
      .slice(0, LINES_SHOWN)
      .map((line) => (form.kind === 'lines' ? separateParts(form, line) : line));
    const more = lines.length > LINES_SHOWN ? ' …' : '';
    return `${head}${shown.join(shown.some((line) => line.includes(' ')) ? ', ' : ' ')}${more}`;
  }
  const rows = selection.rows.map((row) => row.map((symbol) => words.symbol(symbol, play.code)));
  if (rows.every((symbols) => symbols.length > 0)) {
    return `${head}${rows.map((symbols) => symbols.join(' ')).join(' | ')}`;
  }
  // If rows are left out, the remaining ones are named.
  const named = rows.flatMap((symbols, row) =>
    symbols.length === 0 ? [] : `${words.row(play, row)}: ${symbols.join(' ')}`,
  );
  return `${head}${named.join(' | ')}`;
}
