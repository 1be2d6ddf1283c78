// Arrays as PostgreSQL writes them, for statements that take thousands of values: the driver would
// look at each of them, and passes a text on as it is.

/** An array of numbers, ids, days or truth values: of what contains no quotes, commas or braces. */
export const plainArray = (
  values: readonly (string | number | bigint | boolean | null)[],
): string => `{${values.map((value) => value ?? 'NULL').join(',')}}`;

/** An array of JSON texts: their quotes and backslashes are escaped as JSON escapes a text's. */
export const jsonArray = (values: readonly string[]): string =>
  `{${values.map((value) => JSON.stringify(value)).join(',')}}`;
