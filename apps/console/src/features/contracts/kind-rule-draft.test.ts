import { expect, test } from 'vitest';
import { exampleOf } from '../../testing/example.ts';
import { draftOf, readGates, rulesOf } from './kind-rule-draft.ts';

const [example] = exampleOf('contractRules').kinds as never as Parameters<typeof draftOf>[0][];
if (example === undefined) throw new TypeError('an example has a kind');
const line = {
  ...example,
  chosen: { maxTiers: 4, approvalRatePct: '5' },
  inForce: { ...example.inForce, maxTiers: 4, approvalRatePct: '5', maxPeriodCap: null },
};

test('what nobody touched is not chosen anew', () => {
  expect(rulesOf(line, draftOf(line))).toEqual(line.chosen);
});

test('what is changed is chosen, and what is emptied is chosen no more', () => {
  const draft = { ...draftOf(line), maxTiers: 6, approvalRatePct: '', maxPeriodCap: '500' };
  expect(rulesOf(line, draft)).toEqual({ maxTiers: 6, maxPeriodCap: '500' });
});

test('gates are read by line, and a line that is none is told', () => {
  expect(readGates('1.7 250000 1000000 3\n\n1.8 3000000.5 7500000 10')).toEqual([
    { ratePct: '1.7', days5: '250000', days15: '1000000', active: 3 },
    { ratePct: '1.8', days5: '3000000.5', days15: '7500000', active: 10 },
  ]);
  expect(readGates('1.7 250000')).toBeUndefined();
  expect(readGates('')).toEqual([]);
});
