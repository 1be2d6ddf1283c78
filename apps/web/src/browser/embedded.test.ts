import { expect, test } from 'vitest';
import { leavesFrame } from './embedded.ts';

test.each([
  ['/by-iframe/help', true, false],
  ['/by-iframe/download', true, false],
  ['/', true, true],
  ['/help', true, true],
  ['/verify/by-iframe/help', true, true],
  ['/help', false, false],
])('going to %s, in a frame %s, opens a window: %s', (path, embedded, leaves) => {
  expect(leavesFrame(path, embedded)).toBe(leaves);
});
