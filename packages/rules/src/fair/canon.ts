// `canon(o)` of draws.md: the one JSON text of a flat object, keys sorted, no spaces.
import { assert } from '@fairhouse/values';
import type { Flat } from './proof.ts';

const KEY = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Texts that stand in quotes as they are. */
const PLAIN = /^[ !#-[\]-~]*$/;

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** Whether a value is a flat object that has a canonical form. */
export function isFlat(value: unknown): value is Flat {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, each]) => {
    if (!KEY.test(key)) return false;
    return typeof each === 'string'
      ? isWhole(each)
      : Number.isSafeInteger(each) && !Object.is(each, -0);
  });
}

/**
 * The canonical text; a bug for an object that is not flat. Characters beyond ASCII stand as they
 * are.
 */
export function canon(flat: Flat): string {
  assert(isFlat(flat), 'only a flat object of strings and safe integers has a canonical form');
  const parts = Object.keys(flat)
    .sort()
    .map((key) => {
      const value = flat[key] ?? '';
      return `"${key}":${typeof value === 'number' ? String(value) : quote(value)}`;
    });
  return `{${parts.join(',')}}`;
}

function quote(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  let quoted = '"';
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    if (letter === '"' || letter === '\\' || code < 0x20) {
      quoted += ESCAPES[letter] ?? `\\u${code.toString(16).padStart(4, '0')}`;
    } else quoted += letter;
  }
  return `${quoted}"`;
}

/** Whether every surrogate of a text has its other half. */
function isWhole(text: string): boolean {
  if (PLAIN.test(text)) return true;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) return false;
  }
  return true;
}
