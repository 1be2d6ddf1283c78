import { expect, test } from 'vitest';
import { countRound, raise, readCount, type AutoPlan } from './auto-plan.ts';

const ONE = 1_000_000;
const planOf = (more: Partial<AutoPlan> = {}): AutoPlan => ({
  left: 100,
  net: 0,
  stake: ONE,
  base: ONE,
  most: 1_000 * ONE,
  lossLimit: 100 * ONE,
  gainLimit: undefined,
  winLimit: undefined,
  onWin: 0,
  onLoss: 100,
  ...more,
});

test('a lost round raises the stake, a won one leads back to the first', () => {
  const plan = planOf();
  const stakes = [0, 0, 0, 20, 0].map((paid) => {
    const { stake } = plan;
    expect(countRound(plan, { stake, payout: paid * ONE })).toBeUndefined();
    return stake / ONE;
  });
  expect(stakes).toEqual([1, 2, 4, 8, 1]);
  expect(plan.stake).toBe(2 * ONE);
});

test('a round that gives back its stake changes no stake', () => {
  const plan = planOf({ stake: 4 * ONE });
  expect(countRound(plan, { stake: 4 * ONE, payout: 4 * ONE })).toBeUndefined();
  expect(plan.stake).toBe(4 * ONE);
});

test('a free round is counted, and changes no stake', () => {
  const plan = planOf({ left: 2, onWin: 100 });
  expect(countRound(plan, { stake: 0, payout: 5 * ONE, free: true })).toBeUndefined();
  expect(plan).toMatchObject({ stake: ONE, net: 5 * ONE, left: 1 });
});

test('a rise is whole hundredths, rounded down, also of a great stake', () => {
  expect(raise(330_000, 10)).toBe(360_000);
  expect(raise(10_000, 50)).toBe(10_000);
  expect(raise(900_000_000 * ONE + 10_000, 1_000)).toBe(9_900_000_000 * ONE + 110_000);
});

test('no stake is played that could pass the loss limit', () => {
  const plan = planOf({ lossLimit: 7 * ONE });
  expect(countRound(plan, { stake: ONE, payout: 0 })).toBeUndefined();
  expect(countRound(plan, { stake: 2 * ONE, payout: 0 })).toBeUndefined();
  expect(countRound(plan, { stake: 4 * ONE, payout: 0 })).toBe('loss');
  expect(-plan.net).toBe(7 * ONE);
});

test('what was won before may be lost again, and no more than the limit', () => {
  const plan = planOf({ lossLimit: 2 * ONE, onLoss: 0 });
  expect(countRound(plan, { stake: ONE, payout: 3 * ONE })).toBeUndefined();
  const ends = [1, 2, 3, 4].map(() => countRound(plan, { stake: ONE, payout: 0 }));
  expect(ends).toEqual([undefined, undefined, undefined, 'loss']);
});

test('it ends at a single win, however much was lost before', () => {
  const plan = planOf({ winLimit: 10 * ONE, net: -50 * ONE });
  expect(countRound(plan, { stake: ONE, payout: 9 * ONE })).toBeUndefined();
  expect(countRound(plan, { stake: ONE, payout: 10 * ONE })).toBe('win');
});

test('it ends at the gain, after its rounds, and before a stake above the greatest', () => {
  expect(countRound(planOf({ gainLimit: ONE }), { stake: ONE, payout: 2 * ONE })).toBe('gain');
  expect(countRound(planOf({ left: 1 }), { stake: ONE, payout: 0 })).toBe('rounds');
  expect(countRound(planOf({ most: ONE }), { stake: ONE, payout: 0 })).toBe('stake');
});

test.each([
  ['1', 1],
  [' 1000 ', 1_000],
  ['1001', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['2.5', undefined],
  ['', undefined],
])('%j is read as %s', (text, count) => {
  expect(readCount(text, 1_000)).toBe(count);
});
