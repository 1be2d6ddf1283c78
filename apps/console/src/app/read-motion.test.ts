import { createTheme } from '@mui/material';
import { afterEach, expect, test, vi } from 'vitest';
import { readMotion } from './read-motion.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, 1],
  [false, 300],
])('where less motion is asked for (%s), what scripts move takes %i ms', (less, duration) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: less && query === '(prefers-reduced-motion: reduce)',
  }));
  expect(createTheme(readMotion()).transitions.duration.standard).toBe(duration);
});
