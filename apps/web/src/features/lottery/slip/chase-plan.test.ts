import { amount } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { chasePlan, chasePreview, customMultiples, INITIAL_CHASE_FORM } from './chase-plan.ts';

const BET = { stake: amount(20_000n), prize: amount(180_000n) };
const form = { ...INITIAL_CHASE_FORM, kind: 'custom', draws: '3' } as const;

test.each(['', '2.5', '0', '-1'])('%j is no multiple, and its row stays', (text) => {
  const custom = { ...form, custom: ['2', text, '3'] };
  expect(chasePlan(custom, BET, 500)).toMatchObject({ problem: { name: 'bad_multiple', draw: 1 } });
  const rows = chasePreview({ multiples: customMultiples(custom) }, BET);
  expect(rows.map(({ multiple }) => multiple)).toEqual([2, 0, 3]);
  expect(rows.at(-1)?.total).toBe(100_000n);
});

test.each([
  ['double', { every: '1.5' }],
  ['double', { every: '' }],
  ['double', { times: '2x' }],
  ['same', { multiple: '1,5' }],
] as const)('a plan of kind %s with %j is none', (kind, typed) => {
  expect(chasePlan({ ...form, kind, ...typed }, BET, 500).ok).toBe(false);
});
