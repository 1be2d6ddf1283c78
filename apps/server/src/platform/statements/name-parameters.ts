// Parameters of a statement by name: `$member` instead of `$2`.
import { assert } from '@fairhouse/values';

/** A statement as PostgreSQL takes it, with the names of its parameters in their order. */
export interface NamedStatement {
  readonly text: string;
  readonly names: readonly string[];
}

const NAME = /\$([a-z]\w*)/gi;

/** Numbers the named parameters of a text: once for a text, when its module is loaded. */
export function nameParameters(text: string): NamedStatement {
  const names: string[] = [];
  const numbered = text.replace(NAME, (_whole, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: numbered, names };
}

/** The values in the order of the parameters; undefined becomes null. A missing name is a bug. */
export function valuesOf(
  { names }: NamedStatement,
  values: Readonly<Record<string, unknown>>,
): unknown[] {
  return names.map((name) => {
    assert(Object.hasOwn(values, name), `no value for $${name}`);
    return values[name] ?? null;
  });
}
