import { expect, test } from 'vitest';
import { limitRequest, usedShare, type LimitLine } from './limit-request.ts';

test('a positive amount or minutes within a day is a limit, other text is not', () => {
  expect(limitRequest('deposit', 'week', ' 500 ')).toEqual({
    kind: 'deposit',
    period: 'week',
    amount: '500',
  });
  expect(limitRequest('session', 'week', '90')).toEqual({
    kind: 'session',
    period: 'day',
    minutes: 90,
  });
  expect(limitRequest('loss', 'day', '12,5')).toMatchObject({ amount: '12.5' });
  for (const wrong of ['', '0', '-5', 'x', '1e3', '10.555', '1,000.50', '0.00']) {
    expect(limitRequest('stake', 'day', wrong)).toBeUndefined();
    expect(limitRequest('session', 'day', wrong)).toBeUndefined();
  }
});

test('a bar is full when a limit is reached, and is not empty once any of it is used', () => {
  const line = { kind: 'stake', amount: '300.0000', used: '1.0000' } as LimitLine;
  expect(usedShare(line)).toBe(1);
  expect(usedShare({ ...line, used: '450.0000' })).toBe(100);
  expect(usedShare({ ...line, used: '-20.0000' })).toBe(0);
});
