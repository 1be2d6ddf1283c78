import { expect, test } from 'vitest';
import { partsOf, targetPage } from './target-page.ts';

test('what an act was about leads to its page', () => {
  expect(targetPage('member:01-ab')).toEqual({
    to: '/members/01-ab/show',
    right: 'members.read',
  });
  expect(targetPage('lottery:VXD_1')?.to).toBe('/lotteries/VXD_1/show');
  expect(targetPage('draw:SSC-1')?.to).toBe('/draws/SSC-1/show');
  expect(targetPage('withdrawal:W1')?.to).toBe('/withdrawals/W1/show');
  expect(targetPage('identity:01-ab')).toEqual({ to: '/identity', right: 'kyc.read' });
});

test('what has no page of its own leads nowhere', () => {
  expect(targetPage('setting:cashier')).toBeUndefined();
  expect(targetPage('toString:x')).toBeUndefined();
  expect(targetPage('nothing')).toBeUndefined();
});

test('a name may contain what divides it from its kind', () => {
  expect(partsOf('member:a:b')).toEqual({ kind: 'member', name: 'a:b' });
});
