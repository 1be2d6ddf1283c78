import { expect, test } from 'vitest';
import { drawActs } from './draw-states.ts';

const BOTH = ['draws.void', 'draws.correct'];

test.each([
  { state: 'OPEN', rights: BOTH, acts: ['void'] },
  { state: 'SETTLED', rights: BOTH, acts: ['void', 'correct'] },
  { state: 'SETTLED', rights: ['draws.correct'], acts: ['correct'] },
  { state: 'VOID', rights: BOTH, acts: [] },
  { state: 'OPEN', rights: [], acts: [] },
])('$state with $rights: $acts', ({ state, rights, acts }) => {
  expect(drawActs(state, rights)).toEqual(acts);
});

test('a result from outside is entered by those who may', () => {
  expect(drawActs('CLOSED', ['draws.enter'], true)).toEqual(['enter']);
  expect(drawActs('CLOSED', ['draws.enter'])).toEqual([]);
  expect(drawActs('CLOSED', BOTH, true)).toEqual(['void']);
});
