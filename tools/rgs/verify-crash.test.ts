// Files of crash are proved by the page's verifier and by the script in Python; with any one value
// in them changed, left out or added, by neither.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { verifyRound } from '@fairhouse/rules/rounds';
import { crashFile, type CrashCase } from './crash-file.ts';

const SCRIPT = join(import.meta.dirname, '../../docs/fairness/rounds/verify_round.py');
const folder = mkdtempSync(join(tmpdir(), 'crash-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasPython = spawnSync('python3', ['--version']).status === 0;

function python(files: readonly unknown[]): string[] {
  const paths = files.map((file, at) => {
    const path = join(folder, `${at}.json`);
    writeFileSync(path, JSON.stringify(file));
    return path;
  });
  const ran = spawnSync('python3', [SCRIPT, ...paths], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return ran.stdout
    .trim()
    .split('\n')
    .map((line) => line.replace(/^.*?: /, ''));
}

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

function changed(value: string | number | boolean | null): Json {
  if (value === null) return 1;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === '') return '1';
  const last = value.at(-1);
  return `${value.slice(0, -1)}${last === '1' ? '2' : '1'}`;
}

/** Every file that differs from one in one value: changed, left out, or one more. */
function* variants(value: Json): Generator<Json> {
  if (typeof value !== 'object' || value === null) {
    yield changed(value);
    return;
  }
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) {
      for (const other of variants(each as Json)) yield value.with(at, other) as Json;
      yield value.toSpliced(at, 1) as Json;
    }
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    for (const other of variants(each as Json)) yield { ...value, [key]: other };
    yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Json;
  }
  yield { ...value, more: 1 };
}

const CASES: readonly (readonly [string, CrashCase])[] = [
  ['an automatic cash-out', { mode: 'cosign', place: 1, auto: 101 }],
  ['a cash-out by hand', { mode: 'cosign', place: 3, manualMs: 200 }],
  [
    'a cash-out by hand before the automatic one',
    { mode: 'cosign', place: 7, auto: 150, manualMs: 300 },
  ],
  ['a lost bet', { mode: 'cosign', place: 5, auto: 100_000_000 }],
  ['a lost bet without an automatic cash-out', { mode: 'cosign', place: 40 }],
  ['a round of the house', { mode: 'house', place: 2, auto: 120 }],
  ['a void round', { mode: 'cosign', place: 4, auto: 150, end: 'void' }],
  ['a void round without a witness of its root', { mode: 'cosign', place: 9, end: 'void-unseen' }],
  ['a void round of the house', { mode: 'house', place: 11, end: 'void' }],
];

it.each(CASES)('%s is proved', (_name, given) => {
  const file = crashFile(given);
  const verdict = given.end === undefined ? 'verified' : 'void';
  expect(verifyRound(file)).toBe(verdict);
  if (hasPython) expect(python([file])).toEqual([verdict]);
});

it('a void round proves no result, and one with a result is not void', () => {
  const [done, ended] = [
    crashFile({ mode: 'cosign', place: 4 }),
    crashFile({ mode: 'cosign', place: 4, end: 'void' }),
  ];
  for (const file of [
    { ...done, scheme: 'LD2/void' },
    { ...ended, scheme: 'LD2' },
  ]) {
    expect(verifyRound(file)).toBe('failed');
    if (hasPython) expect(python([file])[0]).toMatch(/^failed/);
  }
});

/** A round of each kind of proof; every value of its file is changed. */
const CHANGED = CASES.filter(([, { place }]) => [1, 7, 2, 4, 9].includes(place));

it.each(CHANGED)(
  '%s is proved by neither once a value differs',
  (_name, given) => {
    const all = [...variants(crashFile(given) as Json)];
    expect(all.length).toBeGreaterThan(150);
    for (const each of all) expect(verifyRound(each), JSON.stringify(each)).toBe('failed');
    if (hasPython) {
      for (const [at, said] of python(all).entries()) {
        expect(said, JSON.stringify(all[at])).toMatch(/^failed/);
      }
    }
  },
  120_000,
);
