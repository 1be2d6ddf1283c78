// The multiplier of crash by time, in whole numbers: ⌊100 × e^(0.00006 t)⌋ hundredths after t
// milliseconds (games.md 10.1).

/** Digits after the point in the computation: more than two milliseconds need to differ. */
const SCALE = 10n ** 40n;
/** e^0.00006 to 40 digits, by its series. */
const PER_MS = exponential(6n, 100_000n);

/** e^(numerator / denominator), scaled. */
function exponential(numerator: bigint, denominator: bigint): bigint {
  let [sum, term] = [0n, SCALE];
  for (let order = 1n; term > 0n; order += 1n) {
    sum += term;
    term = (term * numerator) / (denominator * order);
  }
  return sum;
}

/** The multiplier in hundredths after a number of whole milliseconds. */
export function growthAt(ms: number): number {
  let [result, base] = [SCALE, PER_MS];
  for (let rest = ms; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * base) / SCALE;
    base = (base * base) / SCALE;
  }
  return Number((result * 100n) / SCALE);
}
