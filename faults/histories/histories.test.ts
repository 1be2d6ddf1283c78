import { afterAll, beforeAll, expect, it } from 'vitest';
import { setup, teardown } from '../../tools/postgres/vitest-postgres.ts';
import { compareHistories } from './compare-histories.ts';
import { expectNoBreach } from '../expect-no-breach.ts';

const seed = Number(process.env['SEED'] ?? '20261122');

beforeAll(setup, 120_000);
afterAll(teardown);

it('after random play, all pages agree about money with each other and with the ledger', async () => {
  const { acts, problems } = await compareHistories({ histories: 60, draws: 5, seed });
  expectNoBreach(problems, seed);
  const played = ['deposit', 'bet', 'chase', 'cancel', 'stop', 'turnover'];
  const done = [...played, 'offer', 'share', 'cancel offer', 'correct', 'void'];
  expect([...acts.keys()]).toEqual(expect.arrayContaining(done));
}, 240_000);
