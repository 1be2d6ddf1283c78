import { expect, test } from 'vitest';
import {
  cardDrawState,
  nextToClose,
  intervalUnit,
  weekdayRanges,
  splitNumbers,
} from './draw-view.ts';

const draw = { closesAt: 55_000 };

test.each([
  [undefined, 0, 'none'],
  [draw, 54_999, 'open'],
  [draw, 55_000, 'closed'],
  [draw, 90_000, 'closed'],
])('a card of %j at %i is %s', (shown, now, mood) => {
  expect(cardDrawState(shown, now)).toBe(mood);
});

test.each([
  ['4,8,2,7,1', '4|8|2|7|1'],
  ['4 8 2', '4|8|2'],
  ['48271', '4|8|2|7|1'],
  ['01,11', '01|11'],
  ['', ''],
  [undefined, ''],
])('the numbers %s are split into %s', (numbers, balls) => {
  expect(splitNumbers(numbers).join('|')).toBe(balls);
});

test.each([
  [45, 'seconds', 45],
  [60, 'minutes', 1],
  [300, 'minutes', 5],
  [7200, 'hours', 2],
  [86_400, 'daily', 1],
])('a draw every %i s is %s %i', (seconds, unit, count) => {
  expect(intervalUnit(seconds)).toEqual({ unit, count });
});

test('games are sorted by closing time, without those that are not on sale', () => {
  const games = [
    { name: 'later', current: { closesAt: 90_000 } },
    { name: 'off sale' },
    { name: 'soon', current: { closesAt: 20_000 } },
  ];
  expect(nextToClose(games).map((game) => game.name)).toEqual(['soon', 'later']);
});

test.each([
  [[1, 2, 3, 4, 5], '1-5'],
  [[1, 2, 3, 4, 6, 7], '1-4 6-6 7-7'],
  [[1, 3, 5], '1-1 3-3 5-5'],
  [[], ''],
])('the days %j are the ranges %s', (days, runs) => {
  expect(weekdayRanges(days).map((run) => run.join('-'))).toEqual(
    runs === '' ? [] : runs.split(' '),
  );
});
