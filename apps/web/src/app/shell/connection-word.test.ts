import { expect, test } from 'vitest';
import { connectionWordOf } from './connection-word.ts';

test.each([
  [true, false, undefined],
  [true, true, 'reconnecting'],
  [false, false, 'offline'],
  [false, true, 'offline'],
])('online %s and broken for long %s deserve the word %s', (online, brokenForLong, word) => {
  expect(connectionWordOf({ online, brokenForLong })).toBe(word);
});
