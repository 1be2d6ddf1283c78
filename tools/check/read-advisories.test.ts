import { expect, it } from 'vitest';
import { readAdvisories } from './read-advisories.ts';

const report = (vulnerabilities: object): string => JSON.stringify({ vulnerabilities });

it('a report without vulnerabilities yields none', () => {
  expect(readAdvisories(report({}))).toEqual([]);
});

it('a vulnerability has its cause, its deadline and whether a fix exists, the earliest first', () => {
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

it('an invalid report is an error', () => {
  expect(() => readAdvisories('{"message":"no network"}')).toThrow('no report');
});
