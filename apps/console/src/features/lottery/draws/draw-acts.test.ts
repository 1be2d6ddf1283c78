import { expect, test } from 'vitest';
import { drawActs } from './draw-acts.ts';

const BOTH = ['draws.void', 'draws.correct'];

test.each([
  { state: 'OPEN', mode: 'entered', rights: BOTH, acts: ['void'] },
  { state: 'SETTLED', mode: 'entered', rights: BOTH, acts: ['void', 'correct'] },
  { state: 'SETTLED', mode: 'entered', rights: ['draws.correct'], acts: ['correct'] },
  { state: 'SETTLED', mode: 'cosign', rights: BOTH, acts: ['void'] },
  { state: 'SETTLED', mode: 'drand', rights: ['draws.correct'], acts: [] },
  { state: 'VOID', mode: 'entered', rights: BOTH, acts: [] },
  { state: 'OPEN', mode: 'entered', rights: [], acts: [] },
])('$state, $mode, with $rights: $acts', ({ state, mode, rights, acts }) => {
  expect(drawActs({ state, mode }, rights)).toEqual(acts);
});

test('an external result is entered by operators with the right', () => {
  const closed = { state: 'CLOSED', mode: 'entered' };
  expect(drawActs(closed, ['draws.enter'], true)).toEqual(['enter']);
  expect(drawActs(closed, ['draws.enter'])).toEqual([]);
  expect(drawActs(closed, BOTH, true)).toEqual(['void']);
});
