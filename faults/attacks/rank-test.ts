// Whether two samples of times come from one distribution.

/** The middle value; for an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  return Number.isInteger(half) ? (upper + (sorted[half - 1] ?? 0)) / 2 : upper;
}

/**
 * The p-value of the Mann-Whitney rank test with its normal approximation; for samples of twenty
 * and more.
 */
export function rankTestProbability(left: readonly number[], right: readonly number[]): number {
  const all = [
    ...left.map((at) => ({ at, own: true })),
    ...right.map((at) => ({ at, own: false })),
  ];
  all.sort((one, other) => one.at - other.at);
  let ranks = 0;
  let index = 0;
  while (index < all.length) {
    let end = index;
    while (all[end]?.at === all[index]?.at) end += 1;
    const rank = (index + 1 + end) / 2;
    for (; index < end; index += 1) if (all[index]?.own === true) ranks += rank;
  }
  const [n, m] = [left.length, right.length];
  const above = ranks - (n * (n + 1)) / 2 - (n * m) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * upperTail(Math.abs(above) / deviation);
}

/** The upper tail of the normal distribution (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const factors = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = factors.reduceRight((rest, factor) => t * (factor + rest), 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
