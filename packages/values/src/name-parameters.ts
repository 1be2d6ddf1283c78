// Parameters of SQL statements by name: `$member` instead of `$2`. Statements of more than six
// parameters are written so.
import { assert, Bug } from './assert.ts';

/** A statement as PostgreSQL takes it, with the names of its parameters in their order. */
export interface NamedStatement<Name extends string = string> {
  readonly text: string;
  readonly names: readonly Name[];
}

const NAME = /\$([a-z]\w*)/gi;

/** Numbers the named parameters of a text: once for a text, when its module is loaded. */
export function nameParameters<const Text extends string>(
  text: Text,
): NamedStatement<ParameterName<Text>> {
  assert(!/\$\d/.test(text), 'a statement names all of its parameters, or none');
  const names: string[] = [];
  const numbered = text.replace(NAME, (_whole, name: string) => {
    assert(!(name in Object.prototype), `${name} is a property of every object`);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: numbered, names: names as ParameterName<Text>[] };
}

/** The values in the order of the parameters; undefined becomes null. A missing name is a bug. */
export function valuesOf<Name extends string, Value>(
  { names }: NamedStatement<Name>,
  values: Readonly<Record<Name, Value>>,
): (Exclude<Value, undefined> | null)[] {
  return names.map((name) => {
    const value = values[name] as Exclude<Value, undefined> | undefined;
    // Looked up only for what is undefined: the ledger's batch has 25 values.
    if (value === undefined && !Object.hasOwn(values, name)) throw new Bug(`no value for $${name}`);
    return value ?? null;
  });
}

/** The names in a text; any name where the compiler does not know the text. */
export type ParameterName<Text extends string, Found extends string = never> =
  {} extends Record<Text, 1>
    ? string
    : Text extends `${string}$${infer Rest}`
      ? ParameterName<Rest, Found | Exclude<FirstWord<Rest>, ''>>
      : Found;

type FirstWord<
  Text extends string,
  Read extends string = '',
> = Text extends `${infer First}${infer Rest}`
  ? IsInWord<First> extends true
    ? FirstWord<Rest, `${Read}${First}`>
    : Read
  : Read;

/** Letters alone differ in upper and lower case. */
type IsInWord<Character extends string> =
  Uppercase<Character> extends Lowercase<Character>
    ? Character extends '_' | `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
      ? true
      : false
    : true;
