import { fail, ok, type Result } from '@fairhouse/values';
import type * as z from 'zod/mini';

/** The parsed value, or the names of its fields that are missing, unknown or malformed. */
export function readShape<Shape extends z.ZodMiniType>(
  shape: Shape,
  value: unknown,
): Result<z.output<Shape>, readonly string[]> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const { issues } = parsed.error;
  if (issues.some(isOfWhole)) return fail(['not an object']);
  const wrong = new Set(issues.flatMap(namesOf));
  const present = Object.keys(value as object);
  const missing = [...wrong].filter((name) => !present.includes(name));
  return fail([...missing, ...present.filter((name) => wrong.has(name))]);
}

function isOfWhole({ code, path }: z.core.$ZodIssue): boolean {
  return path.length === 0 && code !== 'unrecognized_keys';
}

/** An unknown field deeper in the file makes the field of the file malformed that contains it. */
function namesOf(issue: z.core.$ZodIssue): readonly string[] {
  const [name] = issue.path;
  if (name !== undefined) return [String(name)];
  return issue.code === 'unrecognized_keys' ? issue.keys : [];
}
