import {
  listRoadSubjects,
  formatFixed,
  listFamilies,
  type Family,
  type Style,
} from '@fairhouse/rules/lottery';
import { formatRate } from '@fairhouse/values';
import { expect, test } from 'vitest';
import type { Board } from '../board/controls.ts';
import { betOnSide } from './bet-on-side.ts';

/** A board of a family with only the fields that a bet uses. */
function boardOf(family: Family, closed: readonly string[] = []): Board {
  const plays = [...family.plays.values()].map((play) => ({
    play: play.code,
    menu: play.menu,
    styles: play.styles satisfies readonly Style[],
    odds: formatFixed({
      odds: play.tiers.flatMap((tier) => (tier.fixedOdds === undefined ? [] : [tier.fixedOdds])),
    }),
    maxNotes: 0,
    closed: closed.includes(play.code),
  }));
  return {
    plays,
    groups: { min: 1700, max: 1956, default: 1956 },
    units: [{ mode: 'yuan', unit: '2.0000' }],
    limits: { maxMultiple: 9999 },
  } as unknown as Board;
}

const followed = listFamilies().flatMap((family) =>
  listRoadSubjects(family)
    .filter(({ play }) => family.plays.has(play.code))
    .map((each) => [`${family.code} ${each.subject}`, family, each] as const),
);

test.each(followed)('%s offers a bet on either side', (_name, family, each) => {
  for (const side of each.sides) {
    const made = betOnSide(boardOf(family), family, each, side);
    expect(made?.bets).toHaveLength(1);
    expect(made?.bets[0]?.bet).toMatchObject({ notes: 1, multiple: 1, unit: 20_000n });
    expect(made?.bets[0]?.bet.pick).toContain(side);
  }
});

test('each side is shown with its own odds', () => {
  const coup = listFamilies().find(({ code }) => code === 'BCR');
  const [main] = coup ? listRoadSubjects(coup) : [];
  if (coup === undefined || main === undefined) throw new Error('baccarat is followed');
  const shown = main.sides.map((side) => betOnSide(boardOf(coup), coup, main, side)?.odds);
  expect(shown.map((odds) => odds && formatRate(odds))).toEqual(['1.95', '2']);
});

test('a play that is closed, or that the board does not sell, is not offered', () => {
  const ssc = listFamilies().find(({ code }) => code === 'SSC');
  const [first] = ssc ? listRoadSubjects(ssc) : [];
  if (ssc === undefined || first === undefined) throw new Error('SSC is followed');
  const closed = boardOf(ssc, [first.play.code]);
  expect(betOnSide(closed, ssc, first, first.sides[0])).toBeUndefined();
  const without = { ...closed, plays: closed.plays.filter(({ play }) => play !== first.play.code) };
  expect(betOnSide(without, ssc, first, first.sides[0])).toBeUndefined();
});
