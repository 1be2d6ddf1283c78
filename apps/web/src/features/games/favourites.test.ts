import { expect, test } from 'vitest';
import { parseFavourites, toggled } from './favourites.ts';

test('a favourite is put first, and taken away by the same press', () => {
  expect(toggled(['SSC1'], 'HK6')).toEqual(['HK6', 'SSC1']);
  expect(toggled(['HK6', 'SSC1'], 'HK6')).toEqual(['SSC1']);
});

test.each([
  [null, ''],
  ['["SSC1","HK6"]', 'SSC1 HK6'],
  ['["SSC1",7,null]', 'SSC1'],
  ['{"SSC1":true}', ''],
  ['half a li', ''],
])('what the browser kept as %s reads "%s"', (text, codes) => {
  expect(parseFavourites(text).join(' ')).toBe(codes);
});
