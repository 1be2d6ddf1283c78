// Plays on the sign of one ball, and on the number of normal balls of a sign (lottery.md 1.7, 6.6).
import { lazy } from '../lazy.ts';
import { choose, size } from '../count.ts';
import { fraction } from '../fraction.ts';
import { yearSignTier } from '../lunar-year.ts';
import { tableOdds } from '../plays/number-play.ts';
import type { Counts, Play } from '../plays/play.ts';
import { setOf, type RowsForm } from '../slip/selection.ts';
import { ZODIAC, zodiacIndex } from '../zodiac.ts';
import { BALLS, TIED_BALL } from './balls.ts';
import type { LhcFacts } from './facts.ts';

const tiers = (chances: readonly number[], odds: readonly string[]) =>
  ['YEAR', 'SIGN'].map((code, tier) => ({
    code,
    chance: fraction(chances[tier] ?? 0, BALLS),
    fixedOdds: tableOdds(odds[tier] ?? ''),
  }));

const perSign = {
  menu: 'Zodiac',
  form: setOf(ZODIAC),
  styles: ['FIXED'],
  combinations: ZODIAC.length,
  notesHint: 9,
  items: 'symbols',
  notes: (picks: { readonly rows: readonly number[] }) => size(picks.rows[0] ?? 0),
} as const;

/** 特肖: the sign of the special; the year's sign has five balls and pays less. */
export const SPECIAL_ZODIAC = lazy((): Play<LhcFacts> => ({
  ...perSign,
  code: 'SpecialZodiac',
  tierOn: yearSignTier,
  tiers: tiers([5, 4], ['9.4', '11.7']),
  wins(picks, { specialSign, year }, counts) {
    if ((((picks.rows[0] ?? 0) >> specialSign) & 1) === 0) return;
    const tier = specialSign === year ? 0 : 1;
    counts[tier] = (counts[tier] ?? 0) + 1;
  },
  mixtures: () => [
    [1, 0],
    [0, 1],
  ],
}));

/**
 * 正肖: pays once for each of the six normal balls of the sign, so that a note can win up to five
 * times; the stated chance is the mean number of wins. Odds are about 95 % of the fair odds.
 */
export const NORMAL_ZODIAC = lazy((): Play<LhcFacts> => ({
  ...perSign,
  code: 'NormalZodiac',
  groups: { of: zodiacIndex, lastApart: true, numbersApart: true },
  tierOn: yearSignTier,
  tiers: tiers([30, 24], ['1.55', '1.94']),
  wins(picks, { normalSigns, year }, counts) {
    for (let rest = picks.rows[0] ?? 0; rest !== 0; rest &= rest - 1) {
      const sign = 31 - Math.clz32(rest & -rest);
      const tier = sign === year ? 0 : 1;
      counts[tier] = (counts[tier] ?? 0) + (normalSigns[sign] ?? 0);
    }
  },
  // Of six balls at most five have the year's sign, and at most four any other sign.
  mixtures(picks) {
    const others = size(picks.rows[0] ?? 0) - 1;
    return others === 0
      ? [
          [5, 0],
          [0, 4],
        ]
      : [
          [5, 1],
          [0, 6],
        ];
  },
}));

/**
 * Odds of 合肖 by the number of winning signs: lottery.md 6.6 for two to six, about 97 % of the fair
 * odds for the others.
 */
const COMBINED_ODDS = [
  '',
  '11.6',
  '5.8',
  '3.9',
  '2.92',
  '2.34',
  '1.95',
  '1.67',
  '1.47',
  '1.3',
  '1.18',
  '1.07',
];

/** 合肖: one set of two to eleven signs; 49 refunds the stake, so that every sign has four balls. */
function combined(count: number, wants: 'in' | 'out'): Play<LhcFacts> {
  const winning = wants === 'in' ? count : ZODIAC.length - count;
  const form: RowsForm = {
    kind: 'rows',
    rows: [{ symbols: ZODIAC, least: count, most: count }],
  };
  return {
    code: `CombinedZodiac${wants === 'in' ? '' : 'Not'}${count}`,
    menu: wants === 'in' ? 'CombinedZodiac' : 'CombinedZodiacNot',
    form,
    tiers: [
      {
        code: 'WIN',
        chance: fraction(4 * winning, BALLS),
        tie: fraction(1, BALLS),
        fixedOdds: tableOdds(COMBINED_ODDS[winning] ?? ''),
      },
    ],
    styles: ['FIXED'],
    combinations: choose(ZODIAC.length, count),
    notesHint: 1,
    items: 'ticket',
    notes: () => 1,
    wins(picks, { special, specialSign }, counts) {
      const isIn = (((picks.rows[0] ?? 0) >> specialSign) & 1) === 1;
      if (special === TIED_BALL) counts[1] = (counts[1] ?? 0) + 1;
      else if (isIn === (wants === 'in')) counts[0] = (counts[0] ?? 0) + 1;
    },
    most: atMostOneWinAndRefund,
  };
}

function atMostOneWinAndRefund(_picks: unknown, counts: Counts): void {
  counts[0] = (counts[0] ?? 0) + 1;
  counts[1] = (counts[1] ?? 0) + 1;
}

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export const COMBINED_ZODIACS = lazy((): readonly Play<LhcFacts>[] => [
  ...COUNTS.map((count) => combined(count, 'in')),
  ...COUNTS.map((count) => combined(count, 'out')),
]);
