import { expect, test } from 'vitest';
import { reachedLimit, type PlayLimit } from './reached-limit.ts';

const line = (over: Partial<PlayLimit>): PlayLimit => ({
  kind: 'stake',
  inForce: true,
  left: '10.0000',
  leftMinutes: null,
  until: 100,
  ...over,
});
const spent = { left: '0.0000' };

test.each<[string, readonly Partial<PlayLimit>[], number | undefined]>([
  ['no limit', [], undefined],
  ['something left', [{}, { left: '0.0001' }], undefined],
  ['stakes used up', [spent], 100],
  ['losses used up', [{ kind: 'loss', ...spent }], 100],
  ['deposits used up', [{ kind: 'deposit', ...spent }], undefined],
  ['a limit without effect', [{ inForce: false, ...spent }], undefined],
  ['time left', [{ kind: 'session', left: null, leftMinutes: 1 }], undefined],
  ['time used up', [{ kind: 'session', left: null, leftMinutes: 0 }], 100],
  ['several: the one that lasts longest', [spent, { ...spent, until: 300 }, spent], 300],
])('%s', (_, lines, until) => {
  expect(reachedLimit(lines.map(line))?.until).toBe(until);
});
