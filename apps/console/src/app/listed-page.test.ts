import { expect, test } from 'vitest';
import { listedPage } from './listed-page.ts';

const rows = [{ id: 'a' }, { id: 'b' }];

test('the last page of a list by cursor says how many rows there are', () => {
  expect(listedPage({ data: rows, cursor: null }, 50)).toEqual({ data: rows, total: 52 });
  expect(listedPage({ data: [], cursor: null }, 0)).toEqual({ data: [], total: 0 });
});

test('a page with others behind it, or behind the end, says no total', () => {
  expect(listedPage({ data: rows, cursor: 'x' }, 0).pageInfo).toEqual({ hasNextPage: true });
  expect(listedPage({ data: [], cursor: null }, 50).pageInfo).toEqual({ hasNextPage: false });
});

test('a counted list keeps its total', () => {
  expect(listedPage({ data: rows, total: 10, cursor: 'x' }, 0)).toEqual({ data: rows, total: 10 });
});
