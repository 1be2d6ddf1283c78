// Measures ids per second on one core: those of calls, and those that the server derives.
import type { MerchantId } from '@fairhouse/values';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openFileKeys } from '../apps/server/src/platform/keys/file-keys.ts';
import { callId, derivedId } from '../apps/server/src/platform/keys/keyed-ids.ts';
import { median } from './pgbench.ts';

export interface IdsBench {
  readonly rounds: number;
  readonly atLeastMs: number;
  readonly log: (line: string) => void;
}

export interface IdsFigures {
  /** Medians per second. */
  readonly calls: number;
  readonly house: number;
}

/** The number of ids between two readings of the clock. */
const BATCH = 1000;

/** Measures both kinds in alternating rounds, each id from a different text. */
export function benchIds({ rounds, atLeastMs, log }: IdsBench): IdsFigures {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const keys = openFileKeys(folder);
    const merchant = 1 as MerchantId;
    const caller = 'member:0198c0de-0000-7000-8000-000000000001';
    const calls = (n: number): string =>
      callId(keys, { merchant, caller, key: `0198c0de-0000-7000-8000-${text(n)}` });
    const house = (n: number): string =>
      derivedId(keys, `payout:manila-SSC1-20261122-0001:1:0198c0de-0000-7000-8000-${text(n)}`);
    const made = { calls: [] as number[], house: [] as number[] };
    for (let round = 1; round <= rounds; round += 1) {
      made.calls.push(perSecond(calls, atLeastMs));
      made.house.push(perSecond(house, atLeastMs));
      log(`round ${round}: ${made.calls.at(-1)?.toFixed(0)} and ${made.house.at(-1)?.toFixed(0)}`);
    }
    return { calls: median(made.calls), house: median(made.house) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const text = (n: number): string => String(n).padStart(12, '0');

function perSecond(make: (n: number) => string, atLeastMs: number): number {
  const began = performance.now();
  let [count, characters] = [0, 0];
  do {
    for (let each = 0; each < BATCH; each += 1) characters += make((count += 1)).length;
  } while (performance.now() - began < atLeastMs);
  // The result is used, so that the compiler cannot eliminate the work.
  if (characters !== count * 36) throw new Error('an id is a uuid');
  return (count / (performance.now() - began)) * 1000;
}

/** Formats the figures. */
export function describeIds({ calls, house }: IdsFigures): readonly string[] {
  const line = (what: string, each: number): string =>
    `${what.padEnd(36)} ${Math.round(each).toLocaleString('en').padStart(9)}/s  ` +
    `${(1e6 / each).toFixed(2)} µs each`;
  return [line('ids of calls', calls), line('ids that the house derives', house)];
}
