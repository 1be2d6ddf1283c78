import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';
import { expectNoBreach } from '../expect-no-breach.ts';

const seed = Number(process.env['SEED'] ?? '20261121');

it('no input makes a call end in a bug or a job stall', async () => {
  const { figures, breaches } = await fuzz.run({ small: true, seed, say: () => undefined });
  expectNoBreach(breaches, seed);
  expect(figures['rows of the tables']).toBeGreaterThan(150);
}, 240_000);
