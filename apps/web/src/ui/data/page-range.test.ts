import { expect, test } from 'vitest';
import { pageRange } from './page-range.ts';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 5, '1 2 3 4 5'],
  [1, 9, '1 2 3 gap 9'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [4, 9, '1 2 3 4 5 gap 9'],
  [9, 9, '1 gap 7 8 9'],
  [500, 1000, '1 gap 499 500 501 gap 1000'],
])('page %i of %i offers %s', (page, pages, offered) => {
  expect(pageRange(page, pages).join(' ')).toBe(offered);
});
