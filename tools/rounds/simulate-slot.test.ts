import { constants, setPriority } from 'node:os';
import { openSlot, SLOT_MODELS, type SlotMode } from '@fairhouse/rules/games';
import { describe, expect, it } from 'vitest';
import { deviationOf, type RoundTotals } from './round-totals.ts';
import { simulateSlot, slotFigures } from './simulate-slot.ts';

const modes = SLOT_MODELS.flatMap((model) =>
  (Object.keys(model.modes) as SlotMode[]).map((mode) => ({ code: model.code, mode, model })),
);

/** Together they are ten million spins: a bought series has ten and more. */
const ROUNDS: Readonly<Record<SlotMode, number>> = { base: 600_000, buy: 50_000 };

// Whatever else runs measures times.
setPriority(constants.priority.PRIORITY_LOW);

describe('ten million spins of the slots from keys', () => {
  const played = new Map<string, { readonly totals: RoundTotals; readonly farthest: number }>();

  it.each(modes)(
    'of $code, mode $mode, return and hit within four standard errors of the exact figures',
    ({ code, model, mode }) => {
      const game = openSlot(model);
      const totals = simulateSlot(game, mode, 'suite', ROUNDS[mode]);
      const { ofMean, ofHits } = deviationOf(slotFigures(game, mode), totals);
      const farthest = Math.max(Math.abs(ofMean), Math.abs(ofHits));
      played.set(`${code} ${mode}`, { totals, farthest });
      expect(farthest).toBeLessThan(4);
    },
    240_000,
  );

  it('are as many, and at most one mode in fifty is beyond three standard errors', () => {
    const all = [...played.values()];
    expect(all).toHaveLength(modes.length);
    const spins = all.reduce((sum, { totals }) => sum + totals.spins, 0);
    expect(spins).toBeGreaterThanOrEqual(10_000_000);
    expect(all.filter(({ farthest }) => farthest > 3).length * 50).toBeLessThanOrEqual(all.length);
  });
});

describe('a simulation', () => {
  it('comes to the same when it is played in two parts', () => {
    const game = openSlot(SLOT_MODELS[0] ?? never());
    const part = simulateSlot(game, 'base', 'parts', 300);
    expect(part.rounds).toBe(300);
    expect(simulateSlot(game, 'base', 'parts', 1000, part)).toEqual(
      simulateSlot(game, 'base', 'parts', 1000),
    );
  });

  it('deviates by the difference in standard errors, and from a wrong return by more than four', () => {
    const game = openSlot(SLOT_MODELS[0] ?? never());
    // Harbour Lights: return 0.9629782845, σ 5.163053, hit rate 0.4446369067.
    const totals = { rounds: 10_000, spins: 10_000, won: 900_000, hits: 4400, greatest: 0 };
    const deviation = deviationOf(slotFigures(game, 'base'), totals);
    expect(deviation).toMatchObject({ mean: 90, hitRate: 0.44 });
    expect(deviation.ofMean).toBeCloseTo(-0.0629782845 / 0.05163053, 6);
    expect(deviation.ofHits).toBeCloseTo(-0.0046369067 / 0.004969256, 4);
    const far = deviationOf(slotFigures(game, 'base'), { ...totals, won: 750_000, hits: 4200 });
    expect(far.ofMean).toBeLessThan(-4);
    expect(far.ofHits).toBeLessThan(-4);
  });
});

function never(): never {
  throw new Error('there are models');
}
