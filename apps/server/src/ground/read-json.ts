// Whatever comes from outside is looked at here before any schema is: no text in it may be one that
// the database cannot keep, and nothing may be nested deeper than a walk through it can follow.
import { isStorable } from '@fairhouse/values';

/** Deeper than anything that a call or another system says. */
const DEPTH_MAX = 32;

/** What is wrong with a decoded value, and at which field. */
export interface Unreadable {
  readonly what: 'text' | 'depth' | 'name';
  /** The names down to it with dots between them; empty for the value itself. */
  readonly path: string;
}

/**
 * What in a decoded value nobody may go on with: a text or a field's name with a NUL or a lone
 * surrogate, the name `__proto__`, or more than 32 levels. Undefined when there is nothing.
 */
export function findUnreadable(value: unknown): Unreadable | undefined {
  return lookInto(value, '', 0);
}

function lookInto(value: unknown, path: string, depth: number): Unreadable | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : { what: 'text', path };
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  if (depth === DEPTH_MAX) return { what: 'depth', path: '' };
  for (const name of Object.keys(value)) {
    if (name === '__proto__') return { what: 'name', path };
    if (!isStorable(name)) return { what: 'text', path };
    const inside = path === '' ? name : `${path}.${name}`;
    const found = lookInto((value as Record<string, unknown>)[name], inside, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value of a JSON text from outside; throws a SyntaxError where it is unreadable. */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const found = findUnreadable(value);
  if (found !== undefined) throw new SyntaxError(`unreadable ${found.what} at ${found.path}`);
  return value;
}
