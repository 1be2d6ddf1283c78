import { openSlot, SLOT_MODELS, type SlotMode } from '@fairhouse/rules/games';
import { describe, expect, it } from 'vitest';
import { deviationOf, simulate } from './simulate.ts';

const modes = SLOT_MODELS.flatMap((model) =>
  (Object.keys(model.modes) as SlotMode[]).map((mode) => ({ code: model.code, mode, model })),
);

/** A bought series has ten spins and more. */
const ROUNDS: Readonly<Record<SlotMode, number>> = { base: 60_000, buy: 8000 };

describe('rounds of the slots from keys', () => {
  it.each(modes)(
    'of $code, mode $mode, return and hit within four standard errors of the exact figures',
    ({ model, mode }) => {
      const game = openSlot(model);
      const deviation = deviationOf(game, mode, simulate(game, mode, 'suite', ROUNDS[mode]));
      expect(Math.abs(deviation.ofMean)).toBeLessThan(4);
      expect(Math.abs(deviation.ofHits)).toBeLessThan(4);
    },
    60_000,
  );

  it('come to the same when they are played in two parts', () => {
    const game = openSlot(SLOT_MODELS[0] ?? never());
    const part = simulate(game, 'base', 'parts', 300);
    expect(part.rounds).toBe(300);
    expect(simulate(game, 'base', 'parts', 1000, part)).toEqual(
      simulate(game, 'base', 'parts', 1000),
    );
  });

  it('are seen to deviate where the exact figures are wrong', () => {
    const [model] = SLOT_MODELS;
    const base = {
      ...model?.exact.base,
      rtp: '0.9000000000',
      hitRate: '0.4300000000',
      sigma: '1.0',
    };
    const game = openSlot({ ...(model ?? never()), exact: { base } });
    const deviation = deviationOf(game, 'base', simulate(game, 'base', 'suite', 60_000));
    expect(deviation.ofMean).toBeGreaterThan(4);
    expect(deviation.ofHits).toBeGreaterThan(4);
  });
});

function never(): never {
  throw new Error('there are models');
}
