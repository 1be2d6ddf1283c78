import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amount,
  AMOUNT_MAX,
  Bug,
  formatAmount,
  formatRate,
  mulCeil,
  mulDivFloor,
  mulFloor,
  parseAmount,
  parseDelta,
  parseRate,
  rate,
  splitByWeights,
  subtract,
  sum,
  type Rate,
} from './index.ts';

const amounts = fc.bigInt({ min: 0n, max: AMOUNT_MAX }).map(amount);
const smallAmounts = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(amount);

describe('an amount on the wire', () => {
  it.each([
    ['0', 0n],
    ['12.5', 125_000n],
    ['12.5000', 125_000n],
    ['0.0001', 1n],
    ['900000000000', AMOUNT_MAX],
  ])('%s is parsed', (text, units) => expect(parseAmount(text)).toBe(units));

  it.each([
    '',
    ' ',
    ' 1',
    '1 ',
    '+1',
    '-1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '1.',
    '.5',
    '1.23456',
    '1,000',
    '١',
    '1_0',
    '900000000000.0001',
    '9999999999999',
    '1.5\n',
  ])('%j is not an amount', (text) => expect(parseAmount(text)).toBeUndefined());

  it('formats and parses to the same value', () => {
    fc.assert(fc.property(amounts, (value) => parseAmount(formatAmount(value)) === value));
  });

  it('a delta keeps its sign', () => {
    expect(parseDelta('-12.5')).toBe(-125_000n);
    expect(formatAmount(parseDelta('-0.0001') ?? amount(0n))).toBe('-0.0001');
    expect(parseDelta('--1')).toBeUndefined();
  });
});

describe('amounts', () => {
  it('below zero or above the maximum throw', () => {
    expect(() => amount(-1n)).toThrow(Bug);
    expect(() => amount(AMOUNT_MAX + 1n)).toThrow(Bug);
    expect(() => subtract(amount(1n), amount(2n))).toThrow(Bug);
    expect(() => sum([AMOUNT_MAX, amount(1n)])).toThrow(Bug);
  });
});

describe('rates', () => {
  it('formats and parses to the same value', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (ppm) => {
        expect(parseRate(formatRate(ppm as Rate))).toBe(ppm);
      }),
    );
  });

  it('round down, or up, by less than one ten-thousandth', () => {
    fc.assert(
      fc.property(smallAmounts, fc.bigInt({ min: 0n, max: 2_000_000n }), (value, ppm) => {
        const down = mulFloor(value, rate(ppm));
        const up = mulCeil(value, rate(ppm));
        expect(down * 1_000_000n <= value * ppm && value * ppm <= up * 1_000_000n).toBe(true);
        expect(up - down).toBeLessThanOrEqual(1n);
        expect(mulDivFloor(value, ppm, 1_000_000n)).toBe(down);
      }),
    );
  });
});

describe('a split by weights', () => {
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 12 })
    .filter((each) => each.some((weight) => weight > 0n));

  it('sums to the whole exactly, and gives nothing to a weight of zero', () => {
    fc.assert(
      fc.property(smallAmounts, weights, (whole, shares) => {
        const parts = splitByWeights(whole, shares);
        expect(sum(parts)).toBe(whole);
        parts.forEach((part, index) => {
          if (shares[index] === 0n) expect(part).toBe(0n);
        });
      }),
    );
  });

  it('is within one ten-thousandth of the exact share', () => {
    fc.assert(
      fc.property(smallAmounts, weights, (whole, shares) => {
        const total = shares.reduce((left, right) => left + right, 0n);
        splitByWeights(whole, shares).forEach((part, index) => {
          const exact = whole * (shares[index] ?? 0n);
          expect(part * total - exact <= total && exact - part * total < total).toBe(true);
        });
      }),
    );
  });
});
