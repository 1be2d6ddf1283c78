// The probability of a statistic if nothing is wrong: the tails of the distributions that the
// battery uses.

/** An observed value with its expectation, and the probability of an equal or larger deviation. */
export interface Statistic {
  readonly value: number;
  /** Two-sided: too even is as suspicious as too uneven. */
  readonly p: number;
}

const STEPS = 20_000;
const TINY = 1e-300;
const CLOSE = 1e-14;

/**
 * Chi-square of cells with these expected counts; cells below ten are merged. With fewer than two
 * cells there is no evidence.
 */
export function chiSquareOf(
  seen: ArrayLike<number>,
  expected: (cell: number) => number,
): Statistic & { readonly freedom: number } {
  let [value, cells, restSeen, restExpected] = [0, 0, 0, 0];
  for (let cell = 0; cell < seen.length; cell += 1) {
    const [found, due] = [seen[cell] ?? 0, expected(cell)];
    if (due < 10) {
      restSeen += found;
      restExpected += due;
      continue;
    }
    value += (found - due) ** 2 / due;
    cells += 1;
  }
  if (restExpected >= 1) {
    value += (restSeen - restExpected) ** 2 / restExpected;
    cells += 1;
  }
  const freedom = cells - 1;
  return { ...(freedom < 1 ? { value: 0, p: 1 } : chiSquare(value, freedom)), freedom };
}

/** A chi-square value with its degrees of freedom. */
export function chiSquare(value: number, freedom: number): Statistic {
  return { value, p: twoSided(upperGamma(freedom / 2, value / 2)) };
}

/** A normally distributed value with mean zero and standard deviation one. */
export function normal(value: number): Statistic {
  return { value, p: upperGamma(0.5, (value * value) / 2) };
}

/** A count of rare events with this mean. */
export function poisson(count: number, mean: number): Statistic {
  if (mean > 1000) return normal((count - mean) / Math.sqrt(mean));
  // Q(k + 1, mean) is the probability of at most k.
  const atMost = upperGamma(count + 1, mean);
  const below = count === 0 ? 0 : upperGamma(count, mean);
  return { value: count, p: Math.min(1, 2 * Math.min(atMost, 1 - below)) };
}

function twoSided(upper: number): number {
  return Math.min(1, 2 * Math.min(upper, 1 - upper));
}

/** The regularised incomplete gamma function Q(a, x), by its series or its continued fraction. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) return 1 - lowerSeries(a, x) * scale;
  return upperFraction(a, x) * scale;
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; step < STEPS && term > sum * CLOSE; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

/** Lentz's algorithm for the continued fraction. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < STEPS; step += 1) {
    const by = -step * (step - a);
    b += 2;
    d = 1 / (by * d + b || TINY);
    c = b + by / c || TINY;
    const change = d * c;
    fraction *= change;
    if (Math.abs(change - 1) < CLOSE) break;
  }
  return fraction;
}

/** The logarithm of the gamma function, by Stirling's series from eight on. */
export function logGamma(a: number): number {
  let [shift, at] = [0, a];
  for (; at < 8; at += 1) shift += Math.log(at);
  const square = at * at;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / 1680 / square) / square) / square) / at;
  return (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series - shift;
}
