// The newest rows of a team, read with what a page needs.
import type { Instant } from '@fairhouse/values';

/** Microseconds; from the first on, and before the second. */
export interface Stretch {
  readonly begin: bigint;
  readonly end: bigint;
}

/** The span of a request. */
export const stretchOf = ({ begin, end }: { readonly begin: Instant; readonly end: Instant }) => ({
  begin: BigInt(begin) * 1000n,
  end: BigInt(end) * 1000n,
});

/** A parameter in microseconds as a time of the database. */
export const atMicros = (parameter: string): string => `to_timestamp(${parameter} / 1000000.0)`;

interface Ways<Row> {
  /** The time of the row so many places before the end of a stretch; undefined beyond its begin. */
  readonly floorOf: (stretch: Stretch, places: number) => Promise<bigint | undefined>;
  /** The team's newest among all rows of the merchant in a stretch. */
  readonly amongAll: (stretch: Stretch, limit: number) => Promise<Row[]>;
  /** The newest of each person of the team, and of these the newest. */
  readonly byPerson: (stretch: Stretch, limit: number) => Promise<Row[]>;
}

/** How many rows of the merchant are looked through for each row of a page, in turn. */
const PLACES_PER_ROW = [20, 80, 320];
/** The newest rows of one person cost as much as so many rows that are looked through. */
const PLACES_PER_PERSON = 2;

/**
 * Looks for the rows of a team among the newest of the merchant, in up to three stretches that
 * grow, as long as reading `people` one by one costs more. The rest is read person by person.
 */
export async function walkNewest<Row>(
  ways: Ways<Row>,
  { begin, end }: Stretch,
  { people, limit }: { readonly people: number; readonly limit: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  let before = end;
  for (const each of PLACES_PER_ROW) {
    const places = limit * each;
    if (places > people * PLACES_PER_PERSON) break;
    const floor = await ways.floorOf({ begin, end: before }, places);
    const stretch = { begin: floor ?? begin, end: before };
    rows.push(...(await ways.amongAll(stretch, limit - rows.length)));
    if (floor === undefined || rows.length >= limit) return rows;
    before = floor;
  }
  rows.push(...(await ways.byPerson({ begin, end: before }, limit - rows.length)));
  return rows;
}
