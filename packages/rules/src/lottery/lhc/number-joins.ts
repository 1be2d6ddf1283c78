// Plays on chosen numbers: the special, the normal balls, combinations of them, and none of them
// (lottery.md 1.7, 6.6).
import { lazy } from '../lazy.ts';
import { choose } from '../count.ts';
import { fraction } from '../fraction.ts';
import { countHits, countLines, hasLine } from '../slip/lines.ts';
import { tableOdds } from '../plays/number-play.ts';
import type { Counts, Play } from '../plays/play.ts';
import { numbersForm } from '../slip/selection.ts';
import { BALLS } from './balls.ts';
import type { LhcFacts } from './facts.ts';

/**
 * The number of chosen numbers that are normal balls, whether one is the special (0 or 1), and the
 * number of chosen numbers.
 */
type Hits = readonly [normals: number, special: number, chosen: number];

interface JoinTier {
  readonly code: string;
  readonly odds: string;
  /** The number of winning sets of the size for these hits. */
  notes(...hits: Hits): number;
}

/** 80 % of the balls: the proposed maximum of one ticket. */
const MOST_BALLS = 39;

interface NumberJoin {
  readonly code: string;
  readonly menu: string;
  /** The number of numbers in a note. */
  readonly size: number;
  /** The maximum count of numbers of a ticket; unlimited when absent. */
  readonly most?: number;
  readonly tiers: readonly JoinTier[];
}

/** A play whose notes are all sets of `size` of the chosen numbers. */
function numberJoin({ code, menu, size, most, tiers }: NumberJoin): Play<LhcFacts> {
  const form = numbersForm(2, 1, BALLS, { least: size, ...(most === undefined ? {} : { most }) });
  const combinations = choose(BALLS, size);
  return {
    code,
    menu,
    form,
    tiers: tiers.map(({ code: tier, odds, notes }) => ({
      code: tier,
      chance: fraction(winningSets(size, notes), combinations),
      fixedOdds: tableOdds(odds),
    })),
    ...(tiers.length > 1 ? { ways: [tiers.map((_, tier) => tier)] } : {}),
    styles: ['FIXED'],
    combinations,
    notesHint: size === 1 ? MOST_BALLS : Math.min(10_000, choose(most ?? BALLS, size)),
    items: size === 1 ? 'numbers' : 'ticket',
    notes: ({ lines }) => choose(countLines(form, lines), size),
    wins({ lines }, facts, counts) {
      const normals = countHits(lines, 2, facts.normals);
      const special = hasLine(lines, 2, facts.special) ? 1 : 0;
      addNotes(tiers, counts, normals, special, countLines(form, lines));
    },
    mixtures: ({ lines }) =>
      hitsOf(countLines(form, lines)).map((hits) => {
        const counts: Counts = [];
        addNotes(tiers, counts, ...hits);
        return counts;
      }),
  };
}

function addNotes(
  tiers: readonly JoinTier[],
  counts: Counts,
  normals: number,
  special: number,
  chosen: number,
): void {
  for (let tier = 0; tier < tiers.length; tier += 1) {
    const notes = tiers[tier]?.notes(normals, special, chosen) ?? 0;
    counts[tier] = (counts[tier] ?? 0) + notes;
  }
}

/** All possible hits of `chosen` numbers. */
function hitsOf(chosen: number): Hits[] {
  const all: Hits[] = [];
  for (let normals = 0; normals <= Math.min(6, chosen); normals += 1) {
    for (const special of [0, 1]) {
      const missed = chosen - normals - special;
      if (missed >= 0 && missed <= BALLS - 7) all.push([normals, special, chosen]);
    }
  }
  return all;
}

/** The number of sets of `size` balls that win in one draw, each set being a ticket of its own. */
function winningSets(size: number, notes: JoinTier['notes']): number {
  return hitsOf(size).reduce((sum, hits) => {
    const [normals, special, chosen] = hits;
    const sets = choose(6, normals) * choose(BALLS - 7, chosen - normals - special);
    return sum + (notes(...hits) > 0 ? sets : 0);
  }, 0);
}

const inNormals = (code: string, size: number, odds: string, most?: number) =>
  numberJoin({
    code,
    menu: 'Combination',
    size,
    ...(most === undefined ? {} : { most }),
    tiers: [{ code: 'WIN', odds, notes: (normals) => choose(normals, size) }],
  });

/** 四全中, 三全中, 三中二, 二全中, 二中特, 特串. */
export const COMBINATIONS = lazy((): readonly Play<LhcFacts>[] => [
  inNormals('Four_In_Normal', 4, '10000', 20),
  inNormals('Three_In_Normal', 3, '700'),
  numberJoin({
    code: 'Three_In_Normal_Or_Two',
    menu: 'Combination',
    size: 3,
    tiers: [
      { code: 'HIT3', odds: '110', notes: (normals) => choose(normals, 3) },
      {
        code: 'HIT2',
        odds: '23',
        notes: (normals, _special, chosen) => choose(normals, 2) * (chosen - normals),
      },
    ],
  }),
  inNormals('Two_In_Normal', 2, '68'),
  numberJoin({
    code: 'Two_In_Normal_Or_Special',
    menu: 'Combination',
    size: 2,
    tiers: [
      { code: 'HIT2', odds: '52', notes: (normals) => choose(normals, 2) },
      { code: 'HITS', odds: '32', notes: (normals, special) => normals * special },
    ],
  }),
  numberJoin({
    code: 'In_Normal_And_Special',
    menu: 'Combination',
    size: 2,
    tiers: [{ code: 'WIN', odds: '165', notes: (normals, special) => normals * special }],
  }),
]);

const NOT_IN_ODDS = ['2.05', '2.45', '2.9', '3.5', '4.2', '5.1', '6.2', '7.6'];

/** 自选不中: none of five to twelve numbers is drawn; at most four more may be chosen. */
export const NOT_IN = lazy((): readonly Play<LhcFacts>[] =>
  NOT_IN_ODDS.map((odds, at) => {
    const size = 5 + at;
    return numberJoin({
      code: `NotIn${size}`,
      menu: 'NotIn',
      size,
      most: size + 4,
      tiers: [
        {
          code: 'WIN',
          odds,
          notes: (normals, special, chosen) => choose(chosen - normals - special, size),
        },
      ],
    });
  }),
);

/** 特码: the special is a chosen number. */
export const SPECIAL = lazy(() => oneBall('Special', 'Special', ({ special }) => special));

/** 正码: a chosen number is among the six. */
export const NORMAL = lazy(() =>
  numberJoin({
    code: 'Normal',
    menu: 'Normal',
    size: 1,
    tiers: [{ code: 'WIN', odds: '7.8', notes: (normals) => normals }],
  }),
);

/** 正码特: a chosen number is the normal ball at that position of the draw. */
export const NORMAL_PLACES = lazy((): readonly Play<LhcFacts>[] =>
  [0, 1, 2, 3, 4, 5].map((place) =>
    oneBall(`NormalPlace${place + 1}`, 'Normal', ({ normals }) => normals[place] ?? 0),
  ),
);

/** Chosen numbers compared with one ball of the draw. */
function oneBall(code: string, menu: string, ball: (facts: LhcFacts) => number): Play<LhcFacts> {
  return {
    ...numberJoin({
      code,
      menu,
      size: 1,
      tiers: [{ code: 'WIN', odds: '47', notes: (_normals, special) => special }],
    }),
    wins({ lines }, facts, counts) {
      if (hasLine(lines, 2, ball(facts))) counts[0] = (counts[0] ?? 0) + 1;
    },
  };
}
