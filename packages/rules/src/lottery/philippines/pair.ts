// Two numbers, drawn independently: EZ2 of 1 to 31 with its side games, and those of 1 to 37
// (lottery.md 1.11, 6.10, 6.13).
import { defineFamily } from '../family.ts';
import { choose } from '../count.ts';
import { fraction } from '../fraction.ts';
import { countHits, countLines, hasLine } from '../slip/lines.ts';
import { addCount, tableOdds } from '../plays/number-play.ts';
import type { Family, Play } from '../plays/play.ts';
import { numbersForm, type LinesForm } from '../slip/selection.ts';
import { entryPlay, luckyPicks, nineTenths, type EntryPlay } from './entry-play.ts';

export interface PairFacts {
  /** The two numbers, or the single number that was drawn twice. */
  readonly numbers: readonly number[];
  readonly first: number;
  readonly second: number;
  /** Both as one number of four digits, in draw order. */
  readonly exact: number;
  /** The same with the lower first; −1 where both are equal. */
  readonly any: number;
}

/** A family of two numbers of 1 to `max`, with the bets of the PCSO where it runs the draw. */
function pairFamily(code: string, max: number, isPcso: boolean): Family<PairFacts> {
  return defineFamily({
    code,
    drawFormat: { format: 'faces', length: 2, max },
    plays: () => [...(isPcso ? pcsoPairs(max) : []), ...pairPlays(max)],
    prepare: (numbers) => preparePair(numbers, max),
  });
}

function preparePair(numbers: string, max: number): PairFacts | undefined {
  if (!/^\d\d,\d\d$/.test(numbers)) return undefined;
  const [first = 0, second = 0] = numbers.split(',').map(Number);
  if (Math.min(first, second) < 1 || Math.max(first, second) > max) return undefined;
  const [low, high] = first < second ? [first, second] : [second, first];
  return {
    numbers: first === second ? [first] : [first, second],
    first,
    second,
    exact: first * 100 + second,
    any: first === second ? -1 : low * 100 + high,
  };
}

function exactPair(code: string, menu: string, max: number): EntryPlay<PairFacts> {
  const form: LinesForm = {
    kind: 'lines',
    length: 4,
    sorted: false,
    parts: { width: 2, first: 1, last: max, repeats: true },
  };
  const chance = fraction(1, max * max);
  return { code, menu, form, chance, combinations: max * max, drawn: ({ exact }) => exact };
}

function anyPair(code: string, menu: string, max: number): EntryPlay<PairFacts> {
  const form: LinesForm = {
    kind: 'lines',
    length: 4,
    sorted: true,
    parts: { width: 2, first: 1, last: max, repeats: false },
  };
  const chance = fraction(2, max * max);
  return { code, menu, form, chance, combinations: choose(max, 2), drawn: ({ any }) => any };
}

/** Straight and rambolito of EZ2: 4,000 and 2,000 for 10 pesos. */
function pcsoPairs(max: number): Play<PairFacts>[] {
  return [
    entryPlay({ ...exactPair('PCSO_Straight', 'PCSO', max), odds: tableOdds('400') }),
    entryPlay({ ...anyPair('PCSO_Rambolito', 'PCSO', max), odds: tableOdds('200') }),
  ];
}

function pairPlays(max: number): Play<PairFacts>[] {
  return [
    entryPlay(exactPair('Exact2D', '2D', max)),
    entryPlay(anyPair('Any2D', '2D', max)),
    onePlace('Exact1D_1st', max, ({ first }) => first),
    onePlace('Exact1D_2nd', max, ({ second }) => second),
    anyOne(max),
    ...luckyPicks(exactPair('', 'LuckyPick', max)),
  ];
}

/** A number at its position. */
function onePlace(code: string, max: number, drawn: EntryPlay<PairFacts>['drawn']) {
  return entryPlay({
    code,
    menu: '1D',
    form: numbersForm(2, 1, max),
    chance: fraction(1, max),
    combinations: max,
    drawn,
  });
}

/** A number among the two; pays once even if drawn twice. */
function anyOne(max: number): Play<PairFacts> {
  const form = numbersForm(2, 1, max);
  const chance = fraction(2 * max - 1, max * max);
  return {
    code: 'AnyOne',
    menu: '1D',
    form,
    tiers: [{ code: 'WIN', chance, fixedOdds: nineTenths(chance) }],
    styles: ['FIXED'],
    combinations: max,
    notesHint: Math.trunc(max * 0.7),
    items: 'numbers',
    notes: ({ lines }) => countLines(form, lines),
    wins({ lines }, { numbers, first }, counts) {
      if (numbers.length === 1) addCount(counts, 0, hasLine(lines, 2, first) ? 1 : 0);
      else addCount(counts, 0, countHits(lines, 2, numbers));
    },
    most: ({ lines }, counts) => addCount(counts, 0, Math.min(2, countLines(form, lines))),
  };
}

export const TL2D = pairFamily('TL2D', 31, true);
export const TL2D37 = pairFamily('TL2D37', 37, false);
