// The differences along an upline by which rebates and level salaries are distributed
// (agency.md 1.3).

/**
 * How far each rate of a line, the nearest upline first, exceeds the highest one below it; `lowest`
 * is the rate below the line. A rate that does not exceed it counts zero. The differences sum to
 * the highest rate of the line less `lowest`, or to zero.
 */
export function differences(lowest: bigint, line: readonly bigint[]): bigint[] {
  let highest = lowest;
  return line.map((rate) => {
    const gain = rate > highest ? rate - highest : 0n;
    highest += gain;
    return gain;
  });
}
