import { expect, test } from 'vitest';
import * as z from 'zod';
import { readStanding, standingNumber, withStanding, type Standing } from './standing.ts';

test.each<[Standing['kind'], Standing['group'], number]>([
  ['member', 'formal', 0],
  ['agent', 'formal', 1],
  ['top_agent', 'formal', 2],
  ['agent', 'test', 41],
  ['top_agent', 'test', 42],
  ['member', 'trial', 4],
])('a %s of the %s group is encoded as %d and decoded again', (kind, group, number) => {
  const answer = withStanding({ name: z.string() });
  const sent = z.encode(answer, { name: 'a', standing: { kind, group } });
  expect(sent).toEqual({ name: 'a', isAgent: number });
  expect(readStanding(sent)).toEqual({ kind, group });
  expect(z.decode(answer, sent)).toEqual({ name: 'a', standing: { kind, group } });
});

test('a plain member of the test group is encoded like any other member', () => {
  expect(standingNumber({ kind: 'member', group: 'test' })).toBe(0);
});
