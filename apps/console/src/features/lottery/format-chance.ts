// The thresholds beyond which a deviation is not explained by chance; the server's alarms use the
// same.

/** The probability of counts at least as uneven: once in a million times. */
export const UNLIKELY = 1e-6;
/** The standard deviations of a return from its expectation. */
export const DEVIATIONS = 6;

/** Formats a probability: `12.3 %`, or `3.1e-8` where a percentage would be too small to read. */
export function formatChance(chance: number): string {
  return chance < 0.0001 ? chance.toExponential(1) : `${Number((chance * 100).toPrecision(3))} %`;
}
