// Compares the figures of an example of the agent side with what the rules answer.
import { formatAmount, parseDelta, type Amount } from '@fairhouse/values';
import { failed, isList, isObject, PASSED, show, type Json, type Outcome } from '../example.ts';

/** An answer of the rules: JSON in which an amount is a bigint of ten-thousandths. */
export type Figure =
  | string
  | number
  | boolean
  | null
  | bigint
  | readonly Figure[]
  | { readonly [key: string]: Figure };

/** Passes when every value that the example states is answered. */
export function compareFigures(wanted: Json, got: Figure): Outcome {
  const mismatches = mismatchesOf(wanted, got, 'answer');
  return mismatches.length === 0 ? PASSED : failed(...mismatches);
}

function mismatchesOf(wanted: Json, got: Figure | undefined, path: string): string[] {
  if (isList(wanted)) {
    if (!Array.isArray(got) || got.length !== wanted.length) return [differ(wanted, got, path)];
    return wanted.flatMap((each, at) => mismatchesOf(each, got[at] as Figure, `${path}.${at}`));
  }
  if (isObject(wanted)) {
    if (!isRecord(got)) return [differ(wanted, got, path)];
    const found = Object.entries(wanted).flatMap(([key, each]) =>
      mismatchesOf(each, got[key], `${path}.${key}`),
    );
    // An empty object states that there is nothing.
    const isMore = Object.keys(wanted).length === 0 && Object.keys(got).length > 0;
    return isMore ? [differ(wanted, got, path)] : found;
  }
  const isSame =
    typeof got === 'bigint'
      ? typeof wanted === 'string' && parseDelta(wanted) === got
      : wanted === got;
  return isSame ? [] : [differ(wanted, got, path)];
}

function isRecord(got: Figure | undefined): got is { readonly [key: string]: Figure } {
  return typeof got === 'object' && got !== null && !Array.isArray(got);
}

function differ(wanted: Json, got: Figure | undefined, path: string): string {
  return `${path}: expected ${show(wanted)}, got ${show(readable(got))}`;
}

function readable(got: Figure | undefined): Json | undefined {
  if (typeof got === 'bigint') return formatAmount(got as Amount);
  if (Array.isArray(got)) return got.map((each) => readable(each as Figure) ?? null);
  if (!isRecord(got)) return got as Json | undefined;
  return Object.fromEntries(
    Object.entries(got).map(([key, each]) => [key, readable(each) ?? null]),
  );
}
