// The verdict of a test on what a scenario found.
import { expect } from 'vitest';

export type FoundBreach = string | { readonly invariant: string; readonly detail: string };

/** Fails with the breaches themselves in the first line of the error, which a summary shows. */
export function expectNoBreach(breaches: readonly FoundBreach[], seed: number): void {
  const texts = breaches.map((each) =>
    typeof each === 'string' ? each : `${each.invariant}: ${each.detail}`,
  );
  const line = texts.join('; ').replaceAll(/\s+/g, ' ');
  expect(breaches.length, `seed ${seed}: ${line}`).toBe(0);
}
