import type { CallRow } from '@fairhouse/calls';
import { expect, test } from 'vitest';
import { limitRefusal, type LimitWindow } from './limits/limit-window.ts';
import { openLimiter } from './limits/limiter.ts';
import type { SharedLimits } from './limits/shared-limits.ts';
import { countedKeys, networkOf, networksOf } from '../platform/network.ts';

test('a network is an IPv4 address, or the first half of an IPv6 address', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('the wide network is 256 IPv4 addresses or 65,536 IPv6 networks; the machine itself has none', () => {
  expect(networksOf('203.0.113.7').wideNetwork).toBe('203.0.113.0/24');
  expect(networksOf('2001:db8:1:2::9').wideNetwork).toBe('2001:db8:1::/48');
  expect(networksOf('127.0.0.1')).toEqual({ network: undefined, wideNetwork: undefined });
  expect(countedKeys('2001:db8:1:2::9').map(({ key }) => key)).toEqual([
    '2001:db8:1:2::/64',
    '2001:db8:1::/48',
  ]);
  expect(countedKeys('::1').map(({ key }) => key)).toEqual(['0:0:0:0::/64']);
});

const row = { limits: [{ per: 'address', count: 10, seconds: 60 }] } as unknown as CallRow;

/** How many calls of these addresses are allowed. */
function through(addresses: readonly string[]): number {
  // A copy that may grant the whole limit alone.
  const limiter = openLimiter(1, {
    windows: new Map<string, LimitWindow>(),
    freeOf: (most: number) => most,
    count: ({ use }: { use: LimitWindow }) => {
      throw limitRefusal(use);
    },
  } as unknown as SharedLimits);
  return addresses.filter((address) => {
    try {
      for (const { key, times } of countedKeys(address)) {
        void limiter.count('login', row, 'address', key, times);
      }
      return true;
    } catch {
      return false;
    }
  }).length;
}

test('400 addresses of one IPv6 network share the limit of one', () => {
  const addresses = Array.from({ length: 400 }, (_, n) => `2001:db8:1:2::${n.toString(16)}`);
  expect(through(addresses)).toBe(10);
});

test('400 networks of one /48 share the limit of sixteen, and the next /48 has its own', () => {
  const networks = Array.from({ length: 400 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`);
  expect(through(networks)).toBe(160);
  expect(through([...networks, '2001:db8:2::1'])).toBe(161);
});
