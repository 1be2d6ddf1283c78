import { expect, it } from 'vitest';
import { fraction } from '../fraction.ts';
import type { Counts } from './play.ts';
import { symbolPlay, TIED, type SymbolPlay } from './symbol-play.ts';

const COIN = [
  { value: 'HEADS', weight: 3n },
  { value: 'TAILS', weight: 2n },
  { value: 'EDGE', weight: 1n },
];

/** A coin that can land on its edge, which refunds heads and tails; a third bet pays by outcome. */
const stated: SymbolPlay<{ readonly at: number }, string> = {
  code: 'Coin',
  menu: 'Coin',
  symbols: ['HEADS', 'TAILS', 'WISH'],
  tiers: ['HEADS', 'TAILS', 'WISH', 'MORE'],
  space: COIN,
  at: (facts) => facts.at,
  pays(symbol, value) {
    if (symbol === 'WISH')
      return value === 'EDGE' ? 'MORE' : value === 'TAILS' ? 'WISH' : undefined;
    return value === 'EDGE' ? TIED : value === symbol ? symbol : undefined;
  },
  odds: { HEADS: '1.5', TAILS: '2', WISH: '1.2', MORE: '3' },
};
const coin = symbolPlay(stated);
const all = { rows: [0b111], places: 0, lines: '' };

it('derives the chances of a win and of a refund from the outcomes', () => {
  expect(coin.tiers.map(({ code, chance, tie }) => [code, chance, tie])).toEqual([
    ['HEADS', fraction(1, 2), fraction(1, 6)],
    ['TAILS', fraction(1, 3), fraction(1, 6)],
    ['WISH', fraction(1, 3), undefined],
    ['MORE', fraction(1, 6), undefined],
  ]);
  expect(coin.ways).toEqual([[2, 3], [0], [1]]);
  expect(coin.styles).toEqual(['FIXED']);
  expect([0, 1, 2].map((symbol) => coin.symbolTier?.(0, symbol))).toEqual([0, 1, undefined]);
});

it('counts the effect of an outcome on the chosen symbols', () => {
  const countsOf = (at: number): Counts => {
    const counts = [0, 0, 0, 0, 0];
    coin.wins(all, { at }, counts);
    return counts;
  };
  expect([0, 1, 2].map(countsOf)).toEqual(coin.mixtures?.(all));
  expect(countsOf(2)).toEqual([0, 0, 0, 1, 2]);
});

it('uses the best outcome of every row for the maximum', () => {
  const three = symbolPlay({ ...stated, rows: 3 });
  const counts = [0, 0, 0, 0, 0];
  three.most?.({ rows: [0b011, 0, 0b101], places: 0, lines: '' }, counts);
  expect(counts).toEqual([2, 1, 1, 1, 3]);
});

it('rejects a tier whose notes differ in chance, and a tier that never wins', () => {
  const alike = { ...stated, symbols: ['HEADS', 'TAILS'], tiers: ['WIN'] };
  const pays = (symbol: string, value: string) => (symbol === value ? 'WIN' : undefined);
  expect(() => symbolPlay({ ...alike, pays })).toThrow('not equally likely');
  expect(() => symbolPlay({ ...stated, tiers: [...(stated.tiers ?? []), 'NONE'] })).toThrow(
    'never wins',
  );
  expect(() => symbolPlay({ ...stated, tiers: ['HEADS'] })).toThrow('no tier');
});
