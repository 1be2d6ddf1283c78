import type { LawClass } from './law.ts';

/** More than the marks of any class. */
const MARKS = 64;

/** Counts cases by marks, wild and win, and adds them up to a law. */
export interface CaseCounter {
  add(marks: number, hasWild: boolean, win: number, ways: number): void;
  law(): LawClass[];
}

/** A counter of no cases; a count stays below 2⁵³. */
export function openCaseCounter(): CaseCounter {
  const counts = new Map<number, number>();
  return {
    add(marks, hasWild, win, ways) {
      const key = (win * MARKS + marks) * 2 + (hasWild ? 1 : 0);
      counts.set(key, (counts.get(key) ?? 0) + ways);
    },
    law: () => lawOf(counts),
  };
}

function lawOf(counts: ReadonlyMap<number, number>): LawClass[] {
  const classes = new Map<number, LawClass>();
  for (const [key, count] of counts) {
    const ofClass = key % (2 * MARKS);
    const win = BigInt((key - ofClass) / (2 * MARKS));
    const ways = BigInt(count);
    const before = classes.get(ofClass);
    classes.set(ofClass, {
      marks: Math.floor(ofClass / 2),
      hasWild: ofClass % 2 === 1,
      ways: (before?.ways ?? 0n) + ways,
      sum: (before?.sum ?? 0n) + win * ways,
      squares: (before?.squares ?? 0n) + win * win * ways,
      zeros: (before?.zeros ?? 0n) + (win === 0n ? ways : 0n),
    });
  }
  return [...classes.values()];
}
