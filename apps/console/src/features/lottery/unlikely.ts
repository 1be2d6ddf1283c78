// From when on chance is no explanation any more; as the server's alarms count it.

/** Counts as uneven come once in a million times. */
export const UNLIKELY = 1e-6;
/** Standard deviations of a return from what theory gives. */
export const DEVIATIONS = 6;

/** A chance as people read it: `12.3 %`, or `3.1e-8` where percents say nothing. */
export function chanceText(chance: number): string {
  return chance < 0.0001 ? chance.toExponential(1) : `${Number((chance * 100).toPrecision(3))} %`;
}
