import { expect, test } from 'vitest';
import { rootViewOf } from './root-view.ts';

test.each([
  [0, 'site'],
  [1, 'maintenance'],
  [2, 'region'],
  [undefined, 'site'],
])('with status %s the window shows %s', (status, view) => {
  expect(rootViewOf(status)).toBe(view);
});
