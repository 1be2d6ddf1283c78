import { findFamily, listFamilies, readBet, type Play, type Terms } from '@fairhouse/rules/lottery';
import { amount } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { playExample, tierFigures } from './play-example.ts';

const family = findFamily('SSC');
if (!family) throw new Error('no SSC');
const terms = { style: 'GROUP', group: 1956 } as const;

test.each(listFamilies().map((each) => [each.code, each] as const))(
  'every play of %s has an example that wins by its own rules',
  (_code, each) => {
    for (const play of each.plays.values()) {
      const example = playExample(each, play, termsOf(play), amount(20_000n));
      expect([play.code, example !== undefined && example.prize > 0n]).toEqual([play.code, true]);
    }
  },
);

test('an example is a small bet', () => {
  const notes = [...family.plays.values()].map((play) => {
    const { pick = '' } = playExample(family, play, terms, amount(20_000n)) ?? {};
    const bet = readBet(family, play.code, pick);
    return bet.ok ? bet.value.notes : 0;
  });
  expect(Math.max(...notes)).toBeLessThanOrEqual(144);
  expect(Math.min(...notes)).toBe(1);
});

/** The odds of a play with its own odds, else the highest group. */
function termsOf(play: Play): Terms {
  const odds = play.tiers.flatMap(({ fixedOdds }) => fixedOdds ?? []);
  return odds.length === play.tiers.length ? { style: 'FIXED', odds } : terms;
}

test('the figures of a tier are chance, prize and return', () => {
  const play = family.plays.get('Last2Straight');
  expect(play && tierFigures(play, terms)).toEqual([
    { code: 'WIN', oneIn: 100, pays: 97.8, returns: 0.978 },
  ]);
});
