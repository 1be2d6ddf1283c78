import { expect, it } from 'vitest';
import { expectNoBreach } from '../expect-no-breach.ts';
import { killWhilePlaying, VICTIMS } from './kill-while-playing.ts';

it('kills of server, studio and both databases during play leave every round ended, once, and so does a house that is away', async () => {
  const seed = Number(process.env['SEED'] ?? '20261129');
  const asked = { kills: VICTIMS.length, seed, say: () => undefined };
  const figures = await killWhilePlaying(asked);
  const { breaches, kills, played, jackpots, states } = figures;
  expectNoBreach(breaches, seed);
  expect([...kills.values()]).toEqual(VICTIMS.map(() => 1));
  expect(played).toBeGreaterThan(20);
  expect(jackpots).toBeGreaterThan(0);
  expect(states.get('SETTLED')).toBeGreaterThan(20);
  // Stakes that the house could not confirm while it was away.
  expect(states.get('REFUNDED')).toBeGreaterThan(0);
  expect(figures.shared.won + figures.shared.lost).toBeGreaterThan(0);
  expect(figures.noticesChange).toBe(true);
}, 420_000);
