import { expect, test } from 'vitest';
import { trendPath, trendView } from './trend-view.ts';

const results = ['12345', '92345', '17345'].map((numbers, at) => ({
  shortIssue: String(at + 1),
  numbers,
}));

test('each line shows its digit and how long the others have not come', () => {
  const { lines, totals } = trendView(results, 0);
  expect(lines.map((line) => line.digit)).toEqual([1, 9, 1]);
  expect(lines[1]?.omissions.slice(0, 3)).toEqual([2, 1, 2]);
  expect(lines[2]).toMatchObject({ sum: 20, span: 6, type: 'Com120', bigSmall: '2:3' });
  expect(totals[1]).toMatchObject({ current: 0, hits: 2, most: 1 });
  expect(totals[0]).toMatchObject({ current: 3, average: undefined });
});

test('a result that is none is left out', () => {
  expect(trendView([{ shortIssue: '1' }, ...results], 4).lines).toHaveLength(3);
});

test('the line runs through the middles of the cells', () => {
  expect(trendPath([0, 9], 30)).toBe('15,15 285,45');
});
