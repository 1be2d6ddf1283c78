import { expect, test } from 'vitest';
import { courseOf } from './race-course.ts';

test('each car comes in at its place, and none runs backwards', () => {
  const runs = courseOf('02,08,10,07,04,03,09,05,06,01') ?? [];
  expect(runs.map(({ car }) => car)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const byEnd = runs.toSorted((one, other) => other.way[2] - one.way[2]);
  expect(byEnd.map(({ car }) => car)).toEqual([2, 8, 10, 7, 4, 3, 9, 5, 6, 1]);
  for (const { way } of runs) expect(way.toSorted((one, other) => one - other)).toEqual([...way]);
});

test('what is no order of ten is no race', () => {
  expect(courseOf('01,02,03')).toBeUndefined();
  expect(courseOf('02,02,10,07,04,03,09,05,06,01')).toBeUndefined();
});
