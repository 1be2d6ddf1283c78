import { expect, it } from 'vitest';
import { pumpSms } from './pump-sms.ts';
import { expectNoBreach } from '../expect-no-breach.ts';

it('sends no more SMS than the daily budget, and none outside the merchant’s countries', async () => {
  const seed = Number(process.env['SEED'] ?? '20261121');
  const figures = await pumpSms({ requests: 900, budget: 150, seed, say: () => undefined });
  expectNoBreach(figures.breaches, seed);
  expect(figures.messages).toBe(150);
  expect(figures.answers['code.country']).toBeGreaterThan(0);
  expect(figures.answers['code.too_many']).toBeGreaterThan(0);
  expect(figures.answers['code.paused']).toBeGreaterThan(0);
}, 120_000);
