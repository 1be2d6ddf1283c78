import { expect, test } from 'vitest';
import { parseFavourites, withFavouriteToggled } from './favourites.ts';

test('toggling puts a favourite first, and removes it when toggled again', () => {
  expect(withFavouriteToggled(['SSC1'], 'HK6')).toEqual(['HK6', 'SSC1']);
  expect(withFavouriteToggled(['HK6', 'SSC1'], 'HK6')).toEqual(['SSC1']);
});

test.each([
  [null, ''],
  ['["SSC1","HK6"]', 'SSC1 HK6'],
  ['["SSC1",7,null]', 'SSC1'],
  ['{"SSC1":true}', ''],
  ['half a li', ''],
])('the stored text %s is parsed as "%s"', (text, codes) => {
  expect(parseFavourites(text).join(' ')).toBe(codes);
});
