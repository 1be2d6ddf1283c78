// What every attack is given, and what it brings back.
import type { TestHouse } from '../../apps/server/src/testing/index.ts';
import { openBrowser, type Browser } from '../../apps/server/src/testing/index.ts';
import { openChance } from '../random.ts';

export interface How {
  /** With smaller numbers, for the test that runs at every commit. */
  readonly small: boolean;
  readonly seed: number;
  /** How many requests, where an attack is told so and cut in pieces; else its own number. */
  readonly requests?: number;
  readonly say: (line: string) => void;
}

export interface Outcome {
  readonly figures: Readonly<Record<string, number | string>>;
  /** What went another way than promised; empty when all held. */
  readonly breaches: readonly string[];
}

export interface Attack {
  readonly name: string;
  /** One sentence: who tries what. */
  readonly about: string;
  /** Comes as an operator, whose session must not end before it. */
  readonly asOperator?: true;
  run(house: TestHouse, how: How): Promise<Outcome>;
}

/** The texts of what is broken, of pairs of condition and text. */
export function broken(all: readonly (readonly [boolean, string])[]): string[] {
  return all.filter(([isBroken]) => isBroken).map(([, text]) => text);
}

/** Runs a number of tasks, so many at a time. */
export async function together(
  count: number,
  atOnce: number,
  run: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await run(next - 1);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
}

/** A browser that comes from an address of its own; the house must trust one proxy. */
export function browserFrom(house: TestHouse, address: string): Browser {
  return openBrowser(house, { headers: { 'x-forwarded-for': address } });
}

/** An address in a network of its own for each number. */
export function addressOf(index: number): string {
  return `11.${(index >> 16) & 255}.${(index >> 8) & 255}.${1 + (index & 127)}`;
}

/** `ok`, or the code of the refusal. */
export function codeOf(answer: { ok: true } | { ok: false; refusal: { code: string } }): string {
  return answer.ok ? 'ok' : answer.refusal.code;
}

export { openChance };
