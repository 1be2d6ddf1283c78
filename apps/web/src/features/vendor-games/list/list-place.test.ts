import { expect, test } from 'vitest';
import { findPagePlace, savePagePlace } from './list-place.ts';

test('a page of a list has its place when the list is shown again', () => {
  savePagePlace('/rng', 0, { width: 390, height: 4000, isNear: false });
  savePagePlace('/rng', 1, { width: 390, height: 3000, isNear: true });
  expect(findPagePlace('/rng', 0, 390)).toEqual({ height: 4000, isNear: false });
  expect(findPagePlace('/rng', 1, 390)).toEqual({ height: 3000, isNear: true });
  expect(findPagePlace('/rng', 2, 390)).toBeUndefined();
  expect(findPagePlace('/rng?sort=new', 0, 390)).toBeUndefined();
});

test('at another width the pages are measured again', () => {
  savePagePlace('/live', 0, { width: 390, height: 4000, isNear: false });
  expect(findPagePlace('/live', 0, 1440)).toBeUndefined();
  savePagePlace('/live', 1, { width: 1440, height: 900, isNear: true });
  expect(findPagePlace('/live', 0, 390)).toBeUndefined();
});

test('the lists that were left long ago are forgotten', () => {
  for (let at = 0; at < 21; at += 1) {
    savePagePlace(`/list${at}`, 0, { width: 390, height: at, isNear: true });
  }
  expect(findPagePlace('/list0', 0, 390)).toBeUndefined();
  expect(findPagePlace('/list20', 0, 390)).toEqual({ height: 20, isNear: true });
});
