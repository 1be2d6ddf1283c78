// Xiên and trượt: several numbers of two digits together, all drawn or none drawn; each combination
// pays once, however often a number is drawn (lottery.md 1.8).
import { choose } from '../count.ts';
import { countHits, countLines } from '../slip/lines.ts';
import { addCount, tableOdds } from '../plays/number-play.ts';
import type { Play, Spread } from '../plays/play.ts';
import type { LinesForm } from '../slip/selection.ts';
import { chanceAllDrawn, chanceNoneDrawn, waysSeen } from './chances.ts';
import type { VietnamFacts } from './facts.ts';

/** `least` to `most` different numbers of two digits. */
export function twoDigits(least: number, most: number): LinesForm {
  return { kind: 'lines', length: 2, sorted: false, least, most };
}

interface Parlay {
  readonly code: string;
  readonly menu: string;
  /** The count of numbers in a note. */
  readonly size: number;
  readonly prizes: number;
  readonly odds: string;
  readonly stakeUnits?: number;
}

const MOST_TOGETHER = 20;
/** With more numbers the longest trượt would have more notes than a ticket can pay for. */
const MOST_MISSING = 14;

/** The counts for each number of chosen numbers that are drawn. */
function spreadOf(
  chosen: number,
  prizes: number,
  countsOf: (seen: number) => number[],
): readonly Spread[] {
  return waysSeen(chosen, prizes).map((weight, seen) => ({ weight, counts: countsOf(seen) }));
}

/** Xiên: every number of the combination is drawn. */
export function parlay({ code, menu, size, prizes, odds, stakeUnits }: Parlay): Play<VietnamFacts> {
  const form = twoDigits(size, MOST_TOGETHER);
  return {
    code,
    menu,
    form,
    tiers: [{ code: 'WIN', chance: chanceAllDrawn(size, prizes), fixedOdds: tableOdds(odds) }],
    ...(stakeUnits === undefined ? {} : { stakeUnits }),
    styles: ['FIXED'],
    combinations: choose(100, size),
    notesHint: choose(MOST_TOGETHER, size),
    items: 'ticket',
    notes: ({ lines }) => choose(countLines(form, lines), size),
    wins: ({ lines }, { seen }, counts) =>
      addCount(counts, 0, choose(countHits(lines, 2, seen), size)),
    most: ({ lines }, counts) =>
      addCount(counts, 0, choose(Math.min(countLines(form, lines), prizes), size)),
    spread: ({ lines }) =>
      spreadOf(countLines(form, lines), prizes, (seen) => [choose(seen, size), 0]),
  };
}

/** Lô trượt: no number of the combination is drawn. */
export function missParlay({ code, menu, size, prizes, odds }: Parlay): Play<VietnamFacts> {
  const form = twoDigits(size, MOST_MISSING);
  return {
    code,
    menu,
    form,
    tiers: [{ code: 'WIN', chance: chanceNoneDrawn(size, prizes), fixedOdds: tableOdds(odds) }],
    styles: ['FIXED'],
    combinations: choose(100, size),
    notesHint: choose(MOST_MISSING, size),
    items: 'ticket',
    notes: ({ lines }) => choose(countLines(form, lines), size),
    wins({ lines }, { seen }, counts) {
      addCount(counts, 0, choose(countLines(form, lines) - countHits(lines, 2, seen), size));
    },
    most: ({ lines }, counts) => addCount(counts, 0, choose(countLines(form, lines), size)),
    spread({ lines }) {
      const chosen = countLines(form, lines);
      return spreadOf(chosen, prizes, (seen) => [choose(chosen - seen, size), 0]);
    },
  };
}

/** Xiên quay: two to four numbers, with every xiên 2, 3 and 4 among them. */
export function turningParlay(
  code: string,
  menu: string,
  prizes: number,
  odds: readonly [string, string, string],
): Play<VietnamFacts> {
  const form = twoDigits(2, 4);
  const sizes = [2, 3, 4];
  return {
    code,
    menu,
    form,
    tiers: sizes.map((size, at) => ({
      code: `X${size}`,
      chance: chanceAllDrawn(size, prizes),
      fixedOdds: tableOdds(odds[at] ?? ''),
    })),
    together: [[0, 1, 2]],
    styles: ['FIXED'],
    combinations: sizes.reduce((notes, size) => notes + choose(100, size), 0),
    notesHint: 11,
    items: 'ticket',
    notes({ lines }) {
      const chosen = countLines(form, lines);
      return sizes.reduce((notes, size) => notes + choose(chosen, size), 0);
    },
    wins({ lines }, { seen }, counts) {
      const drawn = countHits(lines, 2, seen);
      for (let tier = 0; tier < 3; tier += 1) addCount(counts, tier, choose(drawn, tier + 2));
    },
    most({ lines }, counts) {
      const chosen = countLines(form, lines);
      for (const [tier, size] of sizes.entries()) addCount(counts, tier, choose(chosen, size));
    },
    spread: ({ lines }) =>
      spreadOf(countLines(form, lines), prizes, (seen) => [
        ...sizes.map((size) => choose(seen, size)),
        0,
      ]),
  };
}
