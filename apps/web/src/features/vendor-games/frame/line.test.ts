import { expect, test } from 'vitest';
import { LINE_ON, nextLine } from './line.ts';

test('a line that is back within a minute leaves the game alone', () => {
  const off = nextLine(LINE_ON, 'offline', 1_000);
  expect(off).toEqual({ state: 'off', since: 1_000 });
  expect(nextLine(off, 'offline', 9_000)).toBe(off);
  expect(nextLine(off, 'online', 61_000)).toBe(LINE_ON);
});

test('one that was away for longer offers the game again, until that is settled', () => {
  const back = nextLine({ state: 'off', since: 1_000 }, 'online', 61_001);
  expect(back).toEqual({ state: 'back' });
  expect(nextLine(back, 'online', 70_000)).toBe(back);
  expect(nextLine(back, 'settled', 70_000)).toBe(LINE_ON);
  expect(nextLine(back, 'offline', 70_000)).toEqual({ state: 'off', since: 70_000 });
});

test('nothing is offered while the line is there', () => {
  expect(nextLine(LINE_ON, 'online', 5)).toBe(LINE_ON);
  expect(nextLine(LINE_ON, 'settled', 5)).toBe(LINE_ON);
});
