/** The words that a reference needs; each returns a text in the reader's language. */
export interface ReferenceWords {
  /** Undefined for a lottery that is not sold any more. */
  readonly lottery: (code: string) => string | undefined;
  readonly chase: (lottery: string) => string;
  readonly groupBuy: (draw: string) => string;
  readonly andMore: (draw: string, count: number) => string;
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
 * its lottery, an order by its number, a round by its own name. What only the books know is left
 * out.
 */
export function referenceText(reference: string, words: ReferenceWords): string {
  const [, lottery = '', issue, more] = ISSUE.exec(reference) ?? [];
  if (issue !== undefined) {
    const name = words.lottery(lottery);
    const draw = name === undefined ? issue : `${name} · ${issue}`;
    return more === undefined ? draw : words.andMore(draw, Number(more));
  }
  const [, word, rest = ''] = /^(chase|shares|slot) (.+)$/.exec(reference) ?? [];
  if (word === 'chase') {
    const name = words.lottery(rest);
    return name === undefined ? '' : words.chase(name);
  }
  if (word === 'shares') return words.groupBuy(referenceText(rest, words));
  if (word === 'slot') return timeText(rest, words);
  if (OF_THE_BOOKS.test(reference)) return '';
  const [, round] = ROUND.exec(reference) ?? [];
  if (round === undefined) return reference;
  return OF_THE_BOOKS.test(round) ? '' : round;
}

/** Nothing for what is no time: a row that cannot be read takes no other from its reader. */
function timeText(iso: string, { time }: ReferenceWords): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : time(at);
}
