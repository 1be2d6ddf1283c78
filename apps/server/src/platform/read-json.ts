// Checks decoded values from outside before any schema does: their text must be storable by the
// database, and their nesting must not be deeper than recursive code can follow.
import { isStorable } from '@fairhouse/values';

/** Deeper than any value that a call or another system sends. */
const DEPTH_MAX = 32;

/** The problem of a decoded value, and the field where it is. */
export interface Unreadable {
  readonly what: 'text' | 'depth' | 'name';
  /** The field names down to it, joined by dots; empty for the value itself. */
  readonly path: string;
}

/**
 * The first unacceptable part of a decoded value: a text or a field name with a NUL or a lone
 * surrogate, the name `__proto__`, or more than 32 levels. Undefined when there is none.
 */
export function findUnreadable(value: unknown): Unreadable | undefined {
  return search(value, '', 0);
}

function search(value: unknown, path: string, depth: number): Unreadable | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : { what: 'text', path };
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  if (depth === DEPTH_MAX) return { what: 'depth', path: '' };
  for (const name of Object.keys(value)) {
    if (name === '__proto__') return { what: 'name', path };
    if (!isStorable(name)) return { what: 'text', path };
    const inside = path === '' ? name : `${path}.${name}`;
    const found = search((value as Record<string, unknown>)[name], inside, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value of a JSON text from outside; throws a SyntaxError where it is unacceptable. */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const found = findUnreadable(value);
  if (found !== undefined) throw new SyntaxError(`unreadable ${found.what} at ${found.path}`);
  return value;
}
