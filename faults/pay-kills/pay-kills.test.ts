import { expect, it } from 'vitest';
import { expectNoBreach } from '../expect-no-breach.ts';
import { killWhilePaying } from './kill-while-paying.ts';
import { compareSnapshots } from './pay-snapshot.ts';

it('agents are paid once and whole however often the server and PostgreSQL are killed', async () => {
  const seed = Number(process.env['SEED'] ?? '20261124');
  const figures = await killWhilePaying({ kills: 5, seed, say: () => undefined });
  expectNoBreach(figures.breaches, seed);
  expect(figures.duringRuns).toBeGreaterThan(0);
  const paid = figures.paid.map(({ code }) => code);
  for (const code of ['dividend', 'daily salary', 'hourly salary', 'real-time salary']) {
    expect(paid).toContain(code);
  }
  expect(figures.owed.debts).toBeGreaterThan(0);
}, 420_000);

it('a payment that is lost, made twice or of another amount is found', () => {
  const expected = new Map([['payments', ['one 5', 'one 5', 'two 7']]]);
  const found = (...payments: string[]) =>
    compareSnapshots(expected, new Map([['payments', payments]])).map(
      ({ invariant, detail }) => `${invariant} ${detail}`,
    );
  expect(found('one 5', 'two 7', 'one 5')).toEqual([]);
  expect(found('one 5', 'two 7')).toEqual(['payments: missing one 5']);
  expect(found('one 5', 'one 5', 'two 7', 'two 7')).toEqual(['payments: surplus two 7']);
  expect(found('one 5', 'one 5', 'two 8')).toEqual([
    'payments: missing two 7',
    'payments: surplus two 8',
  ]);
});
