import { expect, it } from 'vitest';
import { percentOfShare, pointText, shareOfPercent } from './percent-share.ts';

it('reads a typed percentage as a share of one, and back', () => {
  expect(['0.8', '0,8', '12', '100', '0'].map(shareOfPercent)).toEqual([
    '0.008',
    '0.008',
    '0.12',
    '1',
    '0',
  ]);
  expect(['', '-1', 'abc', '1e3', '0.123456'].map(shareOfPercent)).toEqual(
    Array.from({ length: 5 }),
  );
  expect(percentOfShare('0.008')).toBe('0.8');
});

it('names the point of a group', () => {
  expect([1800, 1956, 1996].map(pointText)).toEqual(['0', '7.8', '9.8']);
});
