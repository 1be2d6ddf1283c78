import { expect, it } from 'vitest';
import { readAdvisories } from './read-advisories.ts';

const report = (vulnerabilities: object): string => JSON.stringify({ vulnerabilities });

it('a clean report names nothing', () => {
  expect(readAdvisories(report({}))).toEqual([]);
});

it('a hole is named with its cause, its days and whether there is a repair, soonest first', () => {
  const holes = readAdvisories(
    report({
      mild: { name: 'mild', severity: 'moderate', via: ['grave'], fixAvailable: false },
      grave: {
        name: 'grave',
        severity: 'critical',
        via: [{ title: 'anybody gets in' }],
        fixAvailable: true,
      },
      odd: { name: 'odd', severity: 'unheard-of', via: [] },
    }),
  );
  expect(holes).toEqual([
    { name: 'grave', severity: 'critical', days: 2, titles: ['anybody gets in'], isRepaired: true },
    { name: 'odd', severity: 'unheard-of', days: 2, titles: [], isRepaired: true },
    {
      name: 'mild',
      severity: 'moderate',
      days: 30,
      titles: ['by way of grave'],
      isRepaired: false,
    },
  ]);
});

it('what is no report is no clean one', () => {
  expect(() => readAdvisories('{"message":"no network"}')).toThrow('no report');
});
