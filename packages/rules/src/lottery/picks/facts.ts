// Facts about numbers drawn one after the other without replacement (lottery.md 1.3, 1.5).

export interface PickFacts {
  /** The numbers in draw order, minus one: the symbol indexes of a row. */
  readonly picks: readonly number[];
  /** `firsts[k]`: the first k numbers as a bit mask, bit 0 for number 1. */
  readonly firsts: readonly number[];
  /**
   * `codes[k]`: the first k numbers, two digits each, read as one number, in the form of an entry.
   */
  readonly codes: readonly number[];
  /** The same for sorted numbers. */
  readonly sortedCodes: readonly number[];
}

/** Numbers of 1 to `max` in printed form, such as `03`. */
export function printedNumbers(max: number): string[] {
  return Array.from({ length: max }, (_, at) => String(at + 1).padStart(2, '0'));
}

/** Entries of more numbers are not sold, so their codes are not computed. */
const LONGEST_ENTRY = 3;

/**
 * The facts of a result of `length` different numbers of 1 to `max`, two digits wide and separated
 * by commas (`03,11,05`); undefined for any other text.
 */
export function preparePicks(numbers: string, length: number, max: number): PickFacts | undefined {
  if (!/^\d\d(?:,\d\d)*$/.test(numbers)) return undefined;
  const picks = numbers.split(',').map((text) => Number(text) - 1);
  const isFair = picks.every((pick) => pick >= 0 && pick < max);
  if (picks.length !== length || !isFair || new Set(picks).size !== length) return undefined;
  const firsts = [0];
  for (const pick of picks) firsts.push((firsts[firsts.length - 1] ?? 0) | (1 << pick));
  const starts = Array.from({ length: LONGEST_ENTRY + 1 }, (_, count) => picks.slice(0, count));
  return {
    picks,
    firsts,
    codes: starts.map(codeOf),
    sortedCodes: starts.map((start) => codeOf(start.sort((left, right) => left - right))),
  };
}

function codeOf(picks: readonly number[]): number {
  return picks.reduce((code, pick) => code * 100 + pick + 1, 0);
}
