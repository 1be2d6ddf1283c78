// 定位胆 and ball numbers: digits at their positions, each right one pays (lottery.md 1.1, 6.3).
import { parseRate } from '@fairhouse/values';
import { fraction } from '../fraction.ts';
import { size } from '../count.ts';
import type { Play, Style, Tier } from '../play.ts';
import { rowsOf } from '../selection.ts';
import { PLACES, type SscFacts } from './facts.ts';
import { bump, DIGITS } from './window-play.ts';

const TIER: Tier = { code: 'WIN', chance: fraction(1, 10) };

function perPlace(
  code: string,
  menu: string,
  styles: readonly Style[],
  tier: Tier,
): Play<SscFacts> {
  return {
    code,
    menu,
    form: rowsOf(PLACES, DIGITS, 0),
    tiers: [tier],
    styles,
    combinations: 10 * PLACES,
    notesHint: 8 * PLACES,
    items: 'symbols',
    notes: (picks) => picks.rows.reduce((notes, row) => notes + size(row), 0),
    wins(picks, facts, counts) {
      for (let place = 0; place < PLACES; place += 1) {
        bump(counts, 0, ((picks.rows[place] ?? 0) >> (facts.digits[place] ?? 0)) & 1);
      }
    },
    most: (picks, counts) => bump(counts, 0, picks.rows.filter((row) => row !== 0).length),
  };
}

/** In ZY style it is the last-one-star play: digits of 个 only, where the 万 digit plays no part. */
export const FIXED_PLACE: Play<SscFacts> = {
  ...perPlace('FixedPlace', 'FixedPlace', ['GROUP', 'ZY'], TIER),
  zyAllows: (picks) => picks.rows.slice(0, PLACES - 1).every((row) => row === 0),
};

const odds = parseRate('9.85');

export const BALL_NUMBER: Play<SscFacts> = perPlace('BallNumber', 'Ball', ['GROUP', 'FIXED'], {
  ...TIER,
  ...(odds === undefined ? {} : { fixedOdds: odds }),
});
