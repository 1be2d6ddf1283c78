import { openSlot, SLOT_MODELS, type SlotMode } from '@fairhouse/rules/games';
import { describe, expect, it } from 'vitest';
import { deviationOf, simulate } from './simulate.ts';

const modes = SLOT_MODELS.flatMap((model) =>
  (Object.keys(model.modes) as SlotMode[]).map((mode) => ({ code: model.code, mode, model })),
);

/** A bought series has ten spins and more. */
const ROUNDS: Readonly<Record<SlotMode, number>> = { base: 30_000, buy: 5000 };

describe('rounds of the slots from keys', () => {
  it.each(modes)(
    'of $code, mode $mode, return and hit within four standard errors of the exact figures',
    ({ model, mode }) => {
      const game = openSlot(model);
      const deviation = deviationOf(game, mode, simulate(game, mode, 'suite', ROUNDS[mode]));
      expect(Math.abs(deviation.ofMean)).toBeLessThan(4);
      expect(Math.abs(deviation.ofHits)).toBeLessThan(4);
    },
    120_000,
  );

  it('come to the same when they are played in two parts', () => {
    const game = openSlot(SLOT_MODELS[0] ?? never());
    const part = simulate(game, 'base', 'parts', 300);
    expect(part.rounds).toBe(300);
    expect(simulate(game, 'base', 'parts', 1000, part)).toEqual(
      simulate(game, 'base', 'parts', 1000),
    );
  });

  it('deviate by the difference in standard errors, and from a wrong return by more than four', () => {
    const game = openSlot(SLOT_MODELS[0] ?? never());
    // Harbour Lights: return 0.9629782845, σ 5.163053, hit rate 0.4446369067.
    const totals = { rounds: 10_000, won: 900_000, hits: 4400, greatest: 0 };
    const deviation = deviationOf(game, 'base', totals);
    expect(deviation).toMatchObject({ mean: 0.9, hitRate: 0.44 });
    expect(deviation.ofMean).toBeCloseTo(-0.0629782845 / 0.05163053, 6);
    expect(deviation.ofHits).toBeCloseTo(-0.0046369067 / 0.004969256, 4);
    const far = deviationOf(game, 'base', { ...totals, won: 750_000, hits: 4200 });
    expect(far.ofMean).toBeLessThan(-4);
    expect(far.ofHits).toBeLessThan(-4);
  });
});

function never(): never {
  throw new Error('there are models');
}
