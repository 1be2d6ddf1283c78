import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test('a session’s time is formatted as hours, minutes and seconds', () => {
  expect(durationText(3_729_000)).toBe('1:02:09');
  expect(durationText(-5)).toBe('0:00:00');
});
