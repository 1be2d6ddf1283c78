// A worked example of the vector files (lottery.md 4.2), and the outcome of running it.

/** Any value of a JSON file. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** `skipped` states the reason; a `failed` example lists every field that differs. */
export type Outcome =
  | { readonly status: 'passed' }
  | { readonly status: 'skipped'; readonly reason: string }
  | { readonly status: 'failed'; readonly mismatches: readonly string[] };

export const PASSED: Outcome = { status: 'passed' };

export function skipped(reason: string): Outcome {
  return { status: 'skipped', reason };
}

export function failed(...mismatches: string[]): Outcome {
  return { status: 'failed', mismatches };
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/**
 * A number, or a numeric string, as decimal text; undefined for anything else, exponents included.
 */
export function decimal(value: Json | undefined): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? text : undefined;
}

/** A value in readable form for a mismatch. */
export function show(value: Json | undefined): string {
  if (value === undefined) return 'absent';
  if (isList(value)) return `[${value.map(show).join(', ')}]`;
  if (isObject(value)) {
    return `{${Object.entries(value)
      .map(([key, each]) => `${key}: ${show(each)}`)
      .join(', ')}}`;
  }
  return String(value);
}
