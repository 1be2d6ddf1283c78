import { expect, test } from 'vitest';
import { resultShape } from './result-shape.ts';
import { trendPath, trendView } from './trend-view.ts';

const five = resultShape({ format: 'digits', length: 5, max: 9 });
const eleven = resultShape({ format: 'pick', length: 5, max: 11 });
if (five === undefined || eleven === undefined) throw new Error('both have a shape');

const results = ['12345', '92345', '17345'].map((numbers, at) => ({
  shortIssue: String(at + 1),
  numbers,
}));

test('each line shows its digit and the omissions of the others', () => {
  const { lines, totals } = trendView(results, 0, five);
  expect(lines.map((line) => line.occurred)).toEqual([[1], [9], [1]]);
  expect(lines[1]?.omissions.slice(0, 3)).toEqual([2, 1, 2]);
  expect(lines[2]).toMatchObject({ sum: 20, facts: { span: 6, type: 'Com120', bigSmall: '2:3' } });
  expect(totals[1]).toMatchObject({ current: 0, hits: 2, most: 1 });
  expect(totals[0]).toMatchObject({ current: 3, average: undefined });
});

test('numbers of other lotteries are followed in the same way', () => {
  const { lines } = trendView([{ shortIssue: '1', numbers: '03,11,01,07,05' }], 1, eleven);
  expect(lines[0]).toMatchObject({ occurred: [10], sum: 27, facts: undefined });
});

test('an invalid result is left out', () => {
  expect(trendView([{ shortIssue: '1' }, ...results], 4, five).lines).toHaveLength(3);
});

test('the line runs through the middles of the cells', () => {
  expect(trendPath([0, 9], 30)).toBe('15,15 285,45');
});
