// `canon(o)` of draws.md: the unique JSON text of a flat object, keys sorted, no spaces.
import { assert } from '@fairhouse/values';
import type { FlatObject } from './proof.ts';

const KEY = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Texts that need no escape inside quotes. */
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
export function isFlat(value: unknown): value is FlatObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, each]) => KEY.test(key) && isPlainValue(each));
}

/**
 * The canonical text; an object that is not flat is a bug. Characters beyond ASCII are not escaped.
 */
export function canon(flat: FlatObject): string {
  let text = '';
  for (const key of Object.keys(flat).sort()) {
    const value = flat[key];
    assert(KEY.test(key) && isPlainValue(value), `no canonical form: ${key} is not flat`);
    text += `${text === '' ? '{' : ','}"${key}":`;
    text += typeof value === 'number' ? value : quote(value);
  }
  return text === '' ? '{}' : `${text}}`;
}

function isPlainValue(value: unknown): value is string | number {
  if (typeof value === 'string') return isWhole(value);
  return Number.isSafeInteger(value) && !Object.is(value, -0);
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

/** Whether a text has no unpaired surrogate. */
function isWhole(text: string): boolean {
  if (PLAIN.test(text)) return true;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) return false;
  }
  return true;
}
