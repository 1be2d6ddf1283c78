// What a movement of money refers to, in words: the same on a page and in a file.
import { fillText, type Language } from '@fairhouse/values';
import { referenceTexts } from './reference-texts.ts';

/** How a reader reads what a reference names only by a code or an instant. */
export interface ReferenceReader {
  readonly language: Language;
  /** The name of a lottery in the reader's language; undefined for one that has none. */
  readonly lottery: (code: string) => string | undefined;
  readonly time: (at: number) => string;
}

/** An issue: the code of its lottery, its own number, and how many more draws are meant. */
const ISSUE = /^([A-Z0-9_]+)-(\d[\d-]*)(?: \+(\d+))?$/;
/** What the books know only themselves: a word, an id, or the categories of a day. */
const OF_THE_BOOKS = /^(?:[a-z_]*|[\da-f]{8}-[\da-f-]{27}|[a-z]+:[A-Z]+:[\d-]+)$/;
/** A vendor's code, and its name of a round. */
const ROUND = /^[A-Z][A-Z0-9_]* (.+)$/;

/**
 * The reference of a movement as its owner knows it: a draw by the name of its lottery, a chase by
 * its lottery, an order by its number, a round by its `game`, where that is known, and its own
 * name. What only the books know is left out; a form that is not known stands as it is.
 */
export function referenceText(reference: string, reader: ReferenceReader, game?: string): string {
  const texts = referenceTexts[reader.language];
  const [, lottery = '', issue, more] = ISSUE.exec(reference) ?? [];
  if (issue !== undefined) {
    const name = reader.lottery(lottery);
    const draw = name === undefined ? issue : `${name} · ${issue}`;
    return more === undefined ? draw : fillText(texts.andMore, { draw, count: more });
  }
  const [, word, rest = ''] = /^(chase|shares|slot) (.+)$/.exec(reference) ?? [];
  if (word === 'chase') {
    const name = reader.lottery(rest);
    return name === undefined ? '' : fillText(texts.chase, { lottery: name });
  }
  if (word === 'shares') return fillText(texts.groupBuy, { draw: referenceText(rest, reader) });
  if (word === 'slot') return timeText(rest, reader);
  if (OF_THE_BOOKS.test(reference)) return '';
  const [, round] = ROUND.exec(reference) ?? [];
  if (round === undefined) return reference;
  const parts = OF_THE_BOOKS.test(round) ? [game] : [game, round];
  return parts.filter((each) => each !== undefined).join(' · ');
}

/** Nothing for what is no time: a row that cannot be read takes no other from its reader. */
function timeText(iso: string, { time }: ReferenceReader): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : time(at);
}
