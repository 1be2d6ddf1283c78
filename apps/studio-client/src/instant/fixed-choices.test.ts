import { describe, expect, it } from 'vitest';
import { guessOn, markStep, markTile, nextStep, placesToHold } from './fixed-choices.ts';

/** A card by its rank, ace 1 to king 13, and its suit from 0. */
const card = (rank: number, suit = 0): number => suit * 13 + rank;

describe('a list of choices', () => {
  const fixed = { kind: 'list', list: [7, 3, 25] } as const;

  it('is made in its order, and then what is won is taken', () => {
    const steps = [0, 1, 2, 3].map((step) => nextStep(fixed, { step, shown: {} }));
    expect(steps).toEqual([
      { is: 'choose', choice: 7 },
      { is: 'choose', choice: 3 },
      { is: 'choose', choice: 25 },
      { is: 'take' },
    ]);
  });

  it('goes on where a round stands', () => {
    const calls = { kind: 'list', list: ['H', 'T'] } as const;
    expect(nextStep(calls, { step: 1, shown: {} })).toEqual({ is: 'choose', choice: 'T' });
  });
});

describe('guesses by a rule', () => {
  it.each([
    ['an ace', 1, 'HIGHER', 'HIGHER', 'SKIP'],
    ['a six', 6, 'HIGHER', 'HIGHER', 'LOWER'],
    ['a seven', 7, 'HIGHER', 'HIGHER', 'LOWER'],
    ['an eight', 8, 'LOWER', 'HIGHER', 'LOWER'],
    ['a king', 13, 'LOWER', 'SKIP', 'LOWER'],
  ] as const)('on %s', (_name, rank, likely, higher, lower) => {
    expect([
      guessOn(card(rank, 2), 'LIKELY'),
      guessOn(card(rank, 2), 'HIGHER'),
      guessOn(card(rank, 2), 'LOWER'),
    ]).toEqual([likely, higher, lower]);
  });

  it('go on until so many were right; a skipped card does not count', () => {
    const fixed = { kind: 'guesses', rule: 'LIKELY', right: 2 } as const;
    const after = (steps: readonly string[]) =>
      nextStep(fixed, { step: steps.length, shown: { steps, card: card(2) } });
    expect(after([])).toEqual({ is: 'choose', choice: 'HIGHER' });
    expect(after(['WON', 'SKIPPED'])).toEqual({ is: 'choose', choice: 'HIGHER' });
    expect(after(['WON', 'SKIPPED', 'WON'])).toEqual({ is: 'take' });
  });
});

describe('cards that are held', () => {
  const pair = [card(4), card(9, 1), card(4, 2), card(12), card(2, 3)];
  const high = [card(4), card(9, 1), card(1, 2), card(12), card(2, 3)];
  const low = [card(4), card(9, 1), card(6, 2), card(8), card(2, 3)];
  const flush = [2, 5, 9, 11, 13].map((rank) => card(rank, 1));
  const straight = [card(10), card(11, 1), card(12, 2), card(13), card(1)];

  it.each([
    ['equal ones', 'HIGH', pair, [0, 2]],
    ['equal ones alone', 'PAIRS', pair, [0, 2]],
    ['high ones without a pair', 'HIGH', high, [2, 3]],
    ['none without a pair', 'PAIRS', high, []],
    ['none of low ones', 'HIGH', low, []],
    ['both pairs', 'HIGH', [card(4), card(4, 1), card(9), card(9, 2), card(12)], [0, 1, 2, 3]],
    ['a flush whole', 'PAIRS', flush, [0, 1, 2, 3, 4]],
    ['a straight to the ace whole', 'HIGH', straight, [0, 1, 2, 3, 4]],
    ['all that is dealt', 'ALL', low, [0, 1, 2, 3, 4]],
  ] as const)('%s', (_name, rule, dealt, places) => {
    expect(placesToHold(dealt, rule)).toEqual(places);
  });

  it('are one choice', () => {
    const fixed = { kind: 'hold', rule: 'HIGH' } as const;
    expect(nextStep(fixed, { step: 0, shown: { dealt: pair } })).toEqual({
      is: 'choose',
      choice: [0, 2],
    });
  });
});

describe('marking', () => {
  it('takes steps from below without a gap, one of each row', () => {
    const first = markStep([], 0, 2);
    expect([first, markStep(first, 1, 0), markStep(first, 2, 0)]).toEqual([[2], [2, 0], [2]]);
    expect(markStep([2, 0, 1], 1, 3)).toEqual([2, 3, 1]);
    expect(markStep([2, 0, 1], 1, 0)).toEqual([2]);
  });

  it('takes tiles in their order, and no more than are safe', () => {
    expect(markTile([7], 3, 2)).toEqual([7, 3]);
    expect(markTile([7, 3], 9, 2)).toEqual([7, 3]);
    expect(markTile([7, 3], 7, 2)).toEqual([3]);
  });
});
