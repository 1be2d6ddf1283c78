// Reads a stored JSON value that may be older, or newer, than its current shape.
import * as z from 'zod';

/** The value, and the dotted paths of what could not be read and has its default. */
export interface Reading<Value> {
  readonly value: Value;
  readonly problems: readonly string[];
}

/**
 * The stored value in its shape, key by key: a missing key has the default's value, an unknown key
 * is dropped, and an invalid value falls back to the default and is reported. Lists and records
 * keep their valid parts. For shapes whose keys are independent.
 */
export function readStored<Shape extends z.ZodType>(
  shape: Shape,
  stored: unknown,
  fallback: z.output<Shape>,
): Reading<z.output<Shape>> {
  const problems: string[] = [];
  const value = read({ shape, stored, fallback, path: '', problems }) as z.output<Shape>;
  return { value, problems };
}

interface Part {
  readonly shape: z.core.$ZodType;
  readonly stored: unknown;
  readonly fallback: unknown;
  readonly path: string;
  readonly problems: string[];
}

/** Reads by parts where the default covers each; a part without a default is read as a whole. */
function read(part: Part): unknown {
  const { shape, stored, fallback, path, problems } = part;
  if (isPlain(stored) && isPlain(fallback)) {
    if (shape instanceof z.ZodObject) return readObject(part, shape, stored);
    if (shape instanceof z.ZodRecord) return readRecord(part, shape, stored);
  }
  const whole = z.safeDecode(shape, stored as never);
  if (whole.success) return whole.data;
  const kept = Array.isArray(stored) && shape instanceof z.ZodArray ? keepFitting(part, shape) : [];
  problems.push(path === '' ? '*' : path);
  const again = z.safeDecode(shape, kept as never);
  return kept.length > 0 && again.success ? again.data : fallback;
}

function readObject(part: Part, shape: z.ZodObject, stored: Plain): Plain {
  const fields = Object.entries(shape.shape).map(([key, inner]) => [
    key,
    Object.hasOwn(stored, key) ? read(within(part, key, inner)) : fieldOf(part.fallback, key),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Plain;
}

/** Invalid entries without a default are left out. */
function readRecord(part: Part, shape: z.ZodRecord, stored: Plain): Plain {
  const entries = Object.keys(stored).map((key) => [key, read(within(part, key, shape.valueType))]);
  const kept = entries.filter(([, value]) => value !== undefined);
  return { ...(part.fallback as Plain), ...(Object.fromEntries(kept) as Plain) };
}

function keepFitting({ stored }: Part, shape: z.ZodArray): unknown[] {
  return (stored as unknown[]).filter((each) => z.safeDecode(shape.element, each as never).success);
}

function within(part: Part, key: string, shape: z.core.$ZodType): Part {
  return {
    shape,
    stored: fieldOf(part.stored, key),
    fallback: fieldOf(part.fallback, key),
    path: part.path === '' ? key : `${part.path}.${key}`,
    problems: part.problems,
  };
}

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldOf(value: unknown, key: string): unknown {
  return isPlain(value) ? value[key] : undefined;
}
