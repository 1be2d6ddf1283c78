// The table of docs/looks.md names every point that is pictured, and tests that are there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPoints } from './points.ts';

const ROOT = join(import.meta.dirname, '../..');
const PATH = /`((?:apps|e2e|packages|tools)\/[^`]+)`/g;

const rows = readFileSync(join(ROOT, 'docs/looks.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'));

test('each point that is pictured has its row, and each row its point', () => {
  const named = rows.map((row) => row.split('`')[1]);
  const points = listPoints({ issue: '1', promotion: '', game: '' }).map(({ name }) => name);
  expect(new Set(named)).toEqual(new Set(points));
  expect([named.length, points.length]).toEqual([new Set(points).size, new Set(points).size]);
});

test('what a point is said to be held by is there', () => {
  const held = rows.flatMap((row) => [...row.matchAll(PATH)].map(([, path = '']) => path));
  expect(held.length).toBeGreaterThan(20);
  expect(held.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('each point has its two pictures, before and after', () => {
  const sides = ['before', 'after'];
  const named = rows.map((row) => [...row.matchAll(/src="(pictures[^"]+)"/g)].map(([, at]) => at));
  const expected = rows.map((row) =>
    sides.map((side) => `pictures/points/${row.split('`')[1]}-${side}.webp`),
  );
  expect(named).toEqual(expected);
  expect(expected.flat().filter((path) => !existsSync(join(ROOT, 'docs', path)))).toEqual([]);
});
