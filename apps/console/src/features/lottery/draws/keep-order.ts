/**
 * The rows in the order in which they stand on the page: those that came since follow the known
 * ones, and those that are gone are left out. So a row does not move under the pointer or the
 * focus while its list is refreshed.
 */
export function keepOrder<Row>(
  rows: readonly Row[],
  known: readonly string[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const places = new Map(known.map((key, place) => [key, place]));
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? known.length;
  return rows.toSorted((left, right) => placeOf(left) - placeOf(right));
}
