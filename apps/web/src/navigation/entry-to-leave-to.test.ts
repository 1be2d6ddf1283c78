import { expect, test } from 'vitest';
import { entryToLeaveTo } from './entry-to-leave-to.ts';

test.each([
  [['/', '/rng', '/game'], 2, 1],
  [['/rng', '/game', '/game', '/game'], 3, 0],
  [['/rng', '/game', '/live', '/game'], 3, 2],
  [['/rng', '/game', '/live'], 1, 0],
  [['/game', '/game'], 1, undefined],
  [['/game'], 0, undefined],
])('of %j entry %i leads back to %s', (paths, shown, at) => {
  expect(entryToLeaveTo(paths, shown)).toBe(at);
});
