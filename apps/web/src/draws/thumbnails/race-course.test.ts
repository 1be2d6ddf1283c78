import { expect, test } from 'vitest';
import { raceCourse } from './race-course.ts';

test('each car finishes at its place, and none runs backwards', () => {
  const runs = raceCourse('02,08,10,07,04,03,09,05,06,01') ?? [];
  expect(runs.map(({ car }) => car)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const byEnd = runs.toSorted((one, other) => other.positions[2] - one.positions[2]);
  expect(byEnd.map(({ car }) => car)).toEqual([2, 8, 10, 7, 4, 3, 9, 5, 6, 1]);
  for (const { positions } of runs)
    expect(positions.toSorted((one, other) => one - other)).toEqual([...positions]);
});

test('a result that is not an order of ten is not a race', () => {
  expect(raceCourse('01,02,03')).toBeUndefined();
  expect(raceCourse('02,02,10,07,04,03,09,05,06,01')).toBeUndefined();
});
