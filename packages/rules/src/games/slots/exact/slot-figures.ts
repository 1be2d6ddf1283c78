// The exact figures of a slot (games.md 5.2, 5.3), without the win cap.
import { assert } from '@fairhouse/values';
import type { Fraction } from '../../instant/instant-returns.ts';
import { baseRule } from '../rounds/judge-spin.ts';
import { awardFor } from '../rounds/play-series.ts';
import { payOf, type SlotGame, type StripSet } from '../slot-game.ts';
import type { SlotMode } from '../slot-model.ts';
import { anywhereLaw } from './anywhere-law.ts';
import { expandOutcome } from './expand-outcome.ts';
import { fractionText, rootText } from './fraction-text.ts';
import { heightLaw } from './height-law.ts';
import { holdOutcome } from './hold-outcome.ts';
import { NOTHING, sureWin, emptyClass, withSequel, type LawClass, type Outcome } from './law.ts';
import { lineLaw } from './line-law.ts';
import { seriesOutcome } from './series-outcome.ts';
import { stepperLaw, wheelLaw } from './stepper-law.ts';
import { tumbleLaw } from './tumble-law.ts';
import { wayLaw } from './way-law.ts';

/** The figures of a mode; return and variance are per unit of its cost. */
export interface SlotFigures {
  readonly rtp: string;
  readonly hitRate: string;
  readonly variance: string;
  readonly sigma: string;
}

/** What a round of each mode wins, in hundredths of the base stake. */
export function slotOutcomes(game: SlotGame): Partial<Record<SlotMode, Outcome>> {
  const { kind, reels, rows, features, modes } = game.model;
  if (kind === 'expand-respin') return { base: expandOutcome(game) };
  if (kind === 'stepper') {
    const wheel = withSequel(wheelLaw(game), 1, () => NOTHING);
    return { base: withSequel(stepperLaw(game), 1, ({ marks }) => (marks > 0 ? wheel : NOTHING)) };
  }
  const base = spinLaw(game, 'base');
  const { hold, freeSpins } = features;
  if (hold) {
    const from = (coins: number): Outcome =>
      coins < hold.need ? NOTHING : holdOutcome(hold, reels * rows, coins);
    const outcome = withSequel(base, 1, ({ marks }) => from(marks));
    return { base: outcome, buy: from(modes.buy?.coins ?? hold.need) };
  }
  if (freeSpins === undefined) return { base: withSequel(base, 1, () => NOTHING) };
  const free = spinLaw(game, 'free');
  const series = (scatters: number): Outcome =>
    awardFor(freeSpins.award, scatters) === 0 ? NOTHING : seriesOutcome(freeSpins, free, scatters);
  const bought = modes.buy?.scatters ?? 0;
  const pay = sureWin(payOf(game, game.scatter, bought));
  return {
    base: withSequel(base, 1, ({ marks }) => series(marks)),
    buy: withSequel([{ ...emptyClass(bought, 1n), ...pay }], 1, () => series(bought)),
  };
}

/** The law of a spin of a game whose features follow from scatters or coins alone. */
function spinLaw(game: SlotGame, set: StripSet): LawClass[] {
  const { kind, features } = game.model;
  if (kind === 'ways-climb') return wayLaw(game, set);
  if (kind === 'heights') return heightLaw(game, set);
  if (kind === 'anywhere') return anywhereLaw(game, set);
  if (kind !== 'cluster-tumble' && kind !== 'lines-tumble') return lineLaw(game, set);
  const { ladder } = baseRule(game);
  return tumbleLaw(game, set, set === 'free' ? (features.freeSpins?.ladder ?? ladder) : ladder);
}

/** The return of a mode per unit of its cost, as a fraction. */
export function returnOf({ ways, sum }: Outcome, cost: number): Fraction {
  return { numerator: sum, denominator: ways * BigInt(cost) };
}

/** The figures of an outcome at a cost in hundredths of the base stake. */
export function figuresOf(outcome: Outcome, cost: number): SlotFigures {
  const { ways, sum, squares, zeros } = outcome;
  const price = BigInt(cost);
  assert(ways > 0n, 'an outcome has cases');
  const variance = {
    numerator: squares * ways - sum * sum,
    denominator: ways * ways * price * price,
  };
  return {
    rtp: fractionText(returnOf(outcome, cost), 10),
    hitRate: fractionText({ numerator: ways - zeros, denominator: ways }, 10),
    variance: fractionText(variance, 8),
    sigma: rootText(variance, 6),
  };
}
