import * as z from 'zod';
import { expect, test } from 'vitest';
import { operator } from './operator/index.ts';
import { player } from './player/index.ts';

/** The first whole numbers that a column of type `integer` cannot hold, and a time of today. */
const ABOVE = 2 ** 31;
const BELOW = -(2 ** 31) - 1;
const NOW = 1_795_000_000_000;

/** Fields whose keys and values the call's own module judges. */
const FREE = new Set(['listExport.filter', 'socialLogin.fields', 'socialLink.fields']);

/** Every numeric schema of a request with its path, through objects, arrays, unions and codecs. */
function numbersOf(schema: unknown, place: string): { place: string; number: z.ZodType }[] {
  if (!(schema instanceof z.ZodType) || FREE.has(place)) return [];
  const { def } = schema;
  if (def.type === 'number') return [{ place, number: schema }];
  return Object.entries(def).flatMap(([key, part]) => {
    if (key === 'shape') {
      return Object.entries(part).flatMap(([name, field]) => numbersOf(field, `${place}.${name}`));
    }
    return [part].flat().flatMap((inner) => numbersOf(inner, place));
  });
}

const numbers = Object.entries({ ...operator, ...player }).flatMap(([name, row]) =>
  numbersOf(row.request, name),
);

test('a whole number of a request is a time or fits a column of type integer', () => {
  const large = numbers.filter(
    ({ number }) =>
      (number.safeParse(ABOVE).success && !isTime(number)) || number.safeParse(BELOW).success,
  );
  expect(large.map(({ place }) => place)).toEqual([]);
});

test('the walk finds the numbers of requests', () => {
  const places = numbers.map(({ place }) => place);
  expect(places).toEqual(expect.arrayContaining(['articlePut.sort', 'depositList.from']));
  expect(places.length).toBeGreaterThan(150);
});

/** A time of the wire ends in the year 2243. */
const isTime = (number: z.ZodType) =>
  number.safeParse(NOW).success && !number.safeParse(Number.MAX_SAFE_INTEGER).success;
