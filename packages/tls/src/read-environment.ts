import * as z from 'zod';

/** Environment variables by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What is read from several variables, or from a file that one names; a rule throws what is wrong.
 */
type Rules = Readonly<Record<string, (set: Environment) => unknown>>;

type Read<Fields extends z.core.$ZodLooseShape, Of extends Rules> = z.output<
  z.ZodObject<Fields>
> & {
  readonly [Name in keyof Of]: ReturnType<Of[Name]>;
};

/** Their addresses contain passwords. */
const SECRET = /^(DATABASE|REDIS)_/;

/**
 * Parses the variables of a program, and what `rules` read from them. A variable that is empty
 * counts as not set. Throws one error with a line for everything that is wrong, which names the
 * variable and what is expected.
 */
export function readEnvironment<
  Fields extends Readonly<Record<string, z.ZodType>>,
  Of extends Rules,
>(environment: Environment, fields: Fields, rules: Of): Read<Fields, Of> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.object(fields).safeParse(set);
  const problems = parsed.error?.issues.map((issue) => describe(issue, set)) ?? [];
  const results = Object.entries(rules).map(([name, rule]) => {
    try {
      return [name, rule(set)];
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [name];
    }
  });
  if (problems.length > 0) throw new Error(['The environment is wrong:', ...problems].join('\n  '));
  return { ...parsed.data, ...Object.fromEntries(results) } as Read<Fields, Of>;
}

function describe({ path, message }: z.core.$ZodIssue, set: Environment): string {
  const name = String(path[0]);
  const value = set[name];
  if (value === undefined) return `${name} is not set: ${message} is expected`;
  return `${name}=${SECRET.test(name) ? '…' : value}: ${message} is expected`;
}
