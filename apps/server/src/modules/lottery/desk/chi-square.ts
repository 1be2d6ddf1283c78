// How likely it is by chance that counts are as uneven as they are.

/** Below so many expected in a cell the approximation by chi-square says nothing. */
const LEAST_EXPECTED = 5;
const STEPS = 10_000;
const TINY = 1e-300;
const CLOSE = 1e-14;

export interface Unevenness {
  readonly chiSquare: number;
  readonly freedom: number;
  /** The chance of counts as uneven or more; absent while too little was counted. */
  readonly chance?: number;
}

/**
 * Counts of equally likely numbers against what each is expected to have. `spread` is by how much
 * less they vary than independent ones: numbers drawn together without replacement shut each other
 * out.
 */
export function unevenness(
  counts: readonly number[],
  expected: number,
  spread: number = 1,
): Unevenness {
  const freedom = counts.length - 1;
  if (expected <= 0 || freedom < 1 || spread <= 0) return { chiSquare: 0, freedom };
  const squares = counts.reduce((sum, count) => sum + (count - expected) ** 2, 0);
  const chiSquare = squares / expected / spread;
  if (expected < LEAST_EXPECTED) return { chiSquare, freedom };
  return { chiSquare, freedom, chance: chanceAbove(chiSquare, freedom) };
}

/** The chance that a chi-square of so many degrees of freedom is at least `value`. */
export function chanceAbove(value: number, freedom: number): number {
  const [shape, at] = [freedom / 2, value / 2];
  if (at <= 0) return 1;
  const scale = Math.exp(shape * Math.log(at) - at - logGamma(shape));
  return at < shape + 1
    ? Math.max(0, 1 - scale * lowerSeries(shape, at))
    : scale * upperFraction(shape, at);
}

function lowerSeries(shape: number, at: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step < STEPS && term > sum * CLOSE; step += 1) {
    term *= at / (shape + step);
    sum += term;
  }
  return sum;
}

/** The continued fraction of the upper incomplete gamma function, evaluated from the front. */
function upperFraction(shape: number, at: number): number {
  let base = at + 1 - shape;
  let above = 1 / TINY;
  let below = 1 / base;
  let product = below;
  for (let step = 1; step < STEPS; step += 1) {
    const numerator = -step * (step - shape);
    base += 2;
    below = 1 / awayFromZero(numerator * below + base);
    above = awayFromZero(base + numerator / above);
    product *= below * above;
    if (Math.abs(below * above - 1) < CLOSE) break;
  }
  return product;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** Stirling's series, after stepping up to where it is exact to a double. */
function logGamma(value: number): number {
  let shifted = value;
  let passed = 0;
  for (; shifted < 12; shifted += 1) passed += Math.log(shifted);
  const inverse = 1 / shifted;
  const square = inverse * inverse;
  const tail = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + tail - passed;
}
