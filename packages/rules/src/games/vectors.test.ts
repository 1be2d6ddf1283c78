import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/games.json' with { type: 'json' };
import { SLOT_MODELS } from './slots/slot-models.ts';
import { changedAtOneLeaf } from '../testing/vectors/changed-at-one-leaf.ts';
import type { JsonObject } from '../testing/vectors/example.ts';
import { isGamesExample, runGamesExample } from '../testing/vectors/games/run-games-example.ts';

/** How many examples of each area run; those of `returns` are the tables of the instant games. */
const AREAS = {
  fair: 11,
  chain: 2,
  crash: 14,
  dice: 6,
  limbo: 8,
  mines: 11,
  plinko: 5,
  keno: 5,
  wheel: 4,
  tower: 5,
  coin: 4,
  hilo: 9,
  'video-poker': 12,
  returns: 8,
  turnover: 8,
  jackpot: 2,
  slots: 56,
  books: 2,
} as const;

const examples = vectors as unknown as JsonObject[];
const ran = examples.filter((example) => runGamesExample(example).status !== 'skipped');

describe('worked examples of the games', () => {
  it.each(ran.map((example) => [String(example.case), example] as const))('%s', (_, example) => {
    expect(runGamesExample(example)).toEqual({ status: 'passed' });
  });

  it('run as many in each area as are stated here, and skip the others by name', () => {
    const areas = Object.keys(AREAS);
    const counts = areas.map((area) => [area, ran.filter((each) => each.area === area).length]);
    expect(Object.fromEntries(counts)).toEqual(AREAS);
    expect(ran.every(({ area }) => String(area) in AREAS)).toBe(true);
    expect(examples.every(isGamesExample)).toBe(true);
  });

  it('fail when any stated figure is changed', () => {
    for (const example of ran) {
      for (const wrong of changedAtOneLeaf(example.expect ?? null)) {
        const outcome = runGamesExample({ ...example, expect: wrong });
        expect(outcome.status, `${String(example.case)} ${JSON.stringify(wrong)}`).toBe('failed');
      }
    }
  });
});

/** What a model publishes and the enumeration answers. */
const PUBLISHED = ['rtp', 'hitRate', 'variance', 'sigma', 'rtpFraction'];

describe('the figures that a slot publishes', () => {
  const modes = SLOT_MODELS.flatMap(({ code, exact }) =>
    Object.entries(exact).map(([mode, figures]) => ({ code, mode, figures })),
  );

  // The examples above have counted all cases of most games; here are those of the others too.
  it.each(modes)('of $code, mode $mode, are those of all its cases', ({ code, mode, figures }) => {
    const stated = Object.entries(figures).filter(([name]) => PUBLISHED.includes(name));
    expect(stated.length).toBeGreaterThanOrEqual(4);
    const example = {
      area: 'slots',
      given: { game: code, mode },
      expect: Object.fromEntries(stated),
    };
    expect(runGamesExample(example)).toEqual({ status: 'passed' });
  });
});
