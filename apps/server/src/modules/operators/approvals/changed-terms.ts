// What a request changes of existing terms, for the operator who decides it.
import { isDeepStrictEqual } from 'node:util';

type Terms = Readonly<Record<string, unknown>>;

/** The changed fields with the values that stand and the requested ones, as the wire shows them. */
export interface TermsChange {
  readonly before: Terms;
  readonly after: Terms;
}

/** The fields in which requested terms differ from those that stand, removed ones among them. */
export function changedTerms(before: Terms, after: Terms): TermsChange {
  const [old, wanted] = [asJson(before), asJson(after)];
  const names = Object.keys({ ...old, ...wanted }).filter(
    (name) => !isDeepStrictEqual(old[name], wanted[name]),
  );
  return { before: only(old, names), after: only(wanted, names) };
}

/** The same for a request that leaves the fields alone which it does not name. */
export function changedParts(before: Terms, after: Terms): TermsChange {
  return changedTerms(only(before, Object.keys(asJson(after))), after);
}

/** Without the fields that JSON does not keep. */
function asJson(terms: Terms): Terms {
  return JSON.parse(JSON.stringify(terms)) as Terms;
}

function only(terms: Terms, names: readonly string[]): Terms {
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(terms, name)).map((name) => [name, terms[name]]),
  );
}
