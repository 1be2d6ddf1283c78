import { DAY_MS, instant } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { mayRecommend } from './may-recommend.ts';
import { FOREVER, type PlayBlock } from './play-block.ts';

const NOW = instant(1_800_000_000_000);
const at = (days: number) => instant(NOW + days * DAY_MS);

const limit = (used: bigint, most = 1000n) => ({
  used,
  limit: {
    owner: 'member' as const,
    kind: 'loss' as const,
    period: 'week' as const,
    most,
    setAt: at(-9),
    pending: undefined,
  },
});

const block = (kind: PlayBlock['kind'], until: number, returnAt?: number): PlayBlock => ({
  kind,
  length: '24h',
  from: at(-30),
  until: until === Infinity ? FOREVER : at(until),
  returnAt: returnAt === undefined ? undefined : at(returnAt),
  by: 'member',
});

test('games are recommended until four fifths of a limit are used', () => {
  expect(mayRecommend(undefined, [], NOW)).toBe(true);
  expect(mayRecommend(undefined, [limit(-500n), limit(799n)], NOW)).toBe(true);
  expect(mayRecommend(undefined, [limit(0n), limit(800n)], NOW)).toBe(false);
  expect(mayRecommend(undefined, [limit(0n, 0n)], NOW)).toBe(false);
});

test.each([
  ['a break in force', block('timeout', 1), false],
  ['a break that ended less than a day ago', block('timeout', -0.9), false],
  ['a break that ended a day ago', block('timeout', -1), true],
  ['an exclusion without an end', block('exclusion', Infinity), false],
  ['an exclusion that is over, of a member who has not returned', block('exclusion', -9), false],
  [
    'an exclusion of a member who returned less than a day ago',
    block('exclusion', -9, -0.5),
    false,
  ],
  ['an exclusion of a member who returned earlier', block('exclusion', -9, -2), true],
])('after %s', (_, playBlock, may) => {
  expect(mayRecommend(playBlock, [], NOW)).toBe(may);
});
