// The chi-square test of counts against a uniform distribution.

/** With a lower expected count per cell the chi-square approximation is not valid. */
const LEAST_EXPECTED = 5;
const STEPS = 10_000;
const TINY = 1e-300;
const CLOSE = 1e-14;

export interface ChiSquareTest {
  readonly chiSquare: number;
  readonly freedom: number;
  /** The probability of counts at least as uneven; absent while too little was counted. */
  readonly chance?: number;
}

/**
 * Tests counts of equally likely numbers against their expected count. `spread` is the ratio of
 * their variance to that of independent draws: numbers drawn together without replacement exclude
 * each other, so it is less than 1.
 */
export function testChiSquare(
  counts: readonly number[],
  expected: number,
  spread: number = 1,
): ChiSquareTest {
  const freedom = counts.length - 1;
  if (expected <= 0 || freedom < 1 || spread <= 0) return { chiSquare: 0, freedom };
  const squares = counts.reduce((sum, count) => sum + (count - expected) ** 2, 0);
  const chiSquare = squares / expected / spread;
  if (expected < LEAST_EXPECTED) return { chiSquare, freedom };
  return { chiSquare, freedom, chance: chiSquareTail(chiSquare, freedom) };
}

/**
 * The probability that a chi-square variable of `freedom` degrees of freedom is at least `value`.
 */
export function chiSquareTail(value: number, freedom: number): number {
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

/**
 * The continued fraction of the upper incomplete gamma function, by the modified Lentz algorithm.
 */
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

/** Stirling's series, after shifting the argument to at least 12, where it is exact to a double. */
function logGamma(value: number): number {
  let shifted = value;
  let passed = 0;
  for (; shifted < 12; shifted += 1) passed += Math.log(shifted);
  const inverse = 1 / shifted;
  const square = inverse * inverse;
  const tail = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + tail - passed;
}
