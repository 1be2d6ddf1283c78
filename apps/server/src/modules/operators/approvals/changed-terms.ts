// What a request changes of existing terms, for the operator who decides it.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';

type Terms = Readonly<Record<string, unknown>>;

/** The changed fields with the values that stand and the requested ones, as the wire shows them. */
export interface TermsChange {
  readonly before: Terms;
  readonly after: Terms;
}

const fields = z.record(z.string(), z.unknown());
const CHANGE = z.nullable(z.object({ before: fields, after: fields }));

/** The stored changes of a request; null where it changes no terms, or they cannot be read. */
export const readChange = (stored: unknown): TermsChange | null =>
  z.safeParse(CHANGE, stored).data ?? null;

/** The fields in which requested terms differ from those that stand, removed ones among them. */
export function changedTerms(before: Terms, after: Terms): TermsChange {
  const [old, wanted] = [asStored(before), asStored(after)];
  const names = Object.keys({ ...old, ...wanted }).filter(
    (name) => !isDeepStrictEqual(old[name], wanted[name]),
  );
  return { before: only(old, names), after: only(wanted, names) };
}

/** The same for a request that leaves the fields alone which it does not name. */
export function changedParts(before: Terms, after: Terms): TermsChange {
  return changedTerms(only(before, Object.keys(asStored(after))), after);
}

/** Terms as JSON keeps them: a field that is undefined is none. */
function asStored(terms: Terms): Terms {
  const kept = Object.entries(terms).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isFields(value) ? asStored(value) : value]),
  );
}

function isFields(value: unknown): value is Terms {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function only(terms: Terms, names: readonly string[]): Terms {
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(terms, name)).map((name) => [name, terms[name]]),
  );
}
