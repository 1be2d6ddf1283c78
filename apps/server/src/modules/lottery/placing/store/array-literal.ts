// PostgreSQL array literals: one text parameter for a column of a batch.

/** An array of values that need no quoting: numbers, booleans, uuids, plain names. */
export function array(values: readonly (bigint | number | boolean | string | undefined)[]): string {
  return `{${values.map((value) => value ?? 'null').join(',')}}`;
}

export function textArray(values: readonly (string | undefined)[]): string {
  const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
  return array(values.map((value) => (value === undefined ? value : quote(value))));
}

/** A bytea array from hex texts. */
export function bytesArray(values: readonly string[]): string {
  return values.length === 0 ? '{}' : `{"\\\\x${values.join('","\\\\x')}"}`;
}
