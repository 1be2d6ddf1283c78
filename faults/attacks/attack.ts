// The interface of an attack: its options, its result, and shared helpers.
import type { TestApp } from '../../apps/server/src/testing/index.ts';
import { openBrowser, type Browser } from '../../apps/server/src/testing/index.ts';
import { openChance } from '../chance.ts';

export interface AttackOptions {
  /** Smaller numbers, for the test that runs at every commit. */
  readonly small: boolean;
  readonly seed: number;
  /**
   * The number of requests, for an attack that can be split; defaults to the attack's own number.
   */
  readonly requests?: number;
  readonly say: (line: string) => void;
}

export interface AttackResult {
  readonly figures: Readonly<Record<string, number | string>>;
  /** Broken promises; empty when all held. */
  readonly breaches: readonly string[];
}

export interface Attack {
  readonly name: string;
  /** One sentence: the attacker's position and method. */
  readonly about: string;
  /** Logs in as an operator, whose session must not expire before the attack. */
  readonly asOperator?: true;
  run(app: TestApp, how: AttackOptions): Promise<AttackResult>;
}

/** The texts of the conditions that are true. */
export function listBroken(all: readonly (readonly [boolean, string])[]): string[] {
  return all.filter(([isBroken]) => isBroken).map(([, text]) => text);
}

/** Runs tasks with bounded concurrency. */
export async function runConcurrently(
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

/** A browser with an address of its own; the server must trust one proxy. */
export function openBrowserAt(app: TestApp, address: string): Browser {
  return openBrowser(app, { headers: { 'x-forwarded-for': address } });
}

/** An address in a separate network for each number. */
export function networkAddress(index: number): string {
  return `11.${(index >> 16) & 255}.${(index >> 8) & 255}.${1 + (index & 127)}`;
}

/** `ok`, or the code of the refusal. */
export function answerCode(
  answer: { ok: true } | { ok: false; refusal: { code: string } },
): string {
  return answer.ok ? 'ok' : answer.refusal.code;
}

export { openChance };
