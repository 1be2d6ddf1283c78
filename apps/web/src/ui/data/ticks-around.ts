const STEPS_WANTED = 4;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/**
 * Round ticks of an axis, ascending and evenly spaced, that cover every value; zero is one of them,
 * so that gains and losses share a base line. Values are heights of a drawing.
 */
export function ticksAround(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low || 1) / STEPS_WANTED;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND_STEPS.find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
