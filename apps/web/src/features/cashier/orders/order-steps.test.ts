import { expect, test } from 'vitest';
import { depositSteps, withdrawalSteps } from './order-steps.ts';

test('the timeline of an unpaid deposit shows its current state and the next ones', () => {
  const steps = depositSteps([
    { state: 'CREATED', reason: null, time: 1 },
    { state: 'PAYING', reason: null, time: 2 },
  ]);
  expect(steps.map(({ state, look, at }) => [state, look, at])).toEqual([
    ['CREATED', 'done', 1],
    ['PAYING', 'now', 2],
    ['SUCCESS', 'waiting', undefined],
  ]);
});

test.each([
  ['SUCCESS', 'done'],
  ['EXPIRED', 'failed'],
  ['CANCELLED', 'failed'],
] as const)('nothing is promised after %s', (state, look) => {
  const steps = depositSteps([{ state, reason: null, time: 1 }]);
  expect(steps.map((step) => step.look)).toEqual([look]);
});

test('the timeline of a held withdrawal still shows the states up to its payout', () => {
  const steps = withdrawalSteps([{ state: 'HELD', reason: 'held_by_operator', time: 5 }]);
  expect(steps.map(({ state }) => state)).toEqual(['HELD', 'APPROVED', 'PAYING', 'SUCCESS']);
  expect(steps[0]?.reason).toBe('held_by_operator');
});
