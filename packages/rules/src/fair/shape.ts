// Shape checks of parsed JSON from untrusted files.

export type Shape = (value: unknown) => boolean;

export const text: Shape = (value) => typeof value === 'string' && value.length <= 200;
export const hash: Shape = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
export const signed: Shape = (value) => typeof value === 'string' && /^[0-9a-f]{128}$/.test(value);
export const hex: Shape = (value) =>
  typeof value === 'string' && /^(?:[0-9a-f]{2}){1,200}$/.test(value);
export const whole: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
/** A non-negative whole number as decimal digits. */
export const digits: Shape = (value) =>
  typeof value === 'string' && /^(?:0|[1-9]\d{0,17})$/.test(value);
export const oneOf =
  (list: readonly string[]): Shape =>
  (value) =>
    list.some((each) => each === value);
export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** An object with exactly these fields. */
export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    problemsOf(value, fields, {}).length === 0;

/** The names of missing, unknown and malformed fields; fields of `later` may be absent. */
export function problemsOf(
  value: unknown,
  required: Readonly<Record<string, Shape>>,
  later: Readonly<Record<string, Shape>>,
): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['not an object'];
  const fields = new Map(Object.entries(value as Record<string, unknown>));
  const missing = Object.keys(required).filter((name) => !fields.has(name));
  const wrong = [...fields.keys()].filter((name) => {
    // `hasOwn` excludes inherited names such as `constructor`.
    const shape = [required, later].find((shapes) => Object.hasOwn(shapes, name))?.[name];
    return !shape?.(fields.get(name));
  });
  return [...missing, ...wrong];
}
