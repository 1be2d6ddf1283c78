// Counting by enumeration, for the plain implementation of the plays.
type Digits = readonly number[];

export function plainBull(draw: Digits): string {
  for (const three of subsets([0, 1, 2, 3, 4], 3)) {
    if (sum(three.map((place) => draw[place] ?? 0)) % 10 !== 0) continue;
    const rest = [0, 1, 2, 3, 4].filter((place) => !three.includes(place));
    const bull = sum(rest.map((place) => draw[place] ?? 0)) % 10;
    return bull === 0 ? '10' : String(bull);
  }
  return 'NONE';
}

export function plainShape(digits: Digits): string {
  if (kinds(digits) === 1) return 'LEOPARD';
  if (kinds(digits) === 2) return 'PAIR';
  const runs = Array.from({ length: 10 }, (_, start) => [
    start,
    (start + 1) % 10,
    (start + 2) % 10,
  ]);
  if (runs.some((run) => run.every((digit) => digits.includes(digit)))) return 'STRAIGHT';
  const half = digits.some((digit) => digits.includes((digit + 1) % 10));
  return half ? 'HALF' : 'MIXED';
}

export function product<Each>(rows: readonly (readonly Each[])[]): Each[][] {
  return rows.reduce<Each[][]>(
    (starts, row) => starts.flatMap((start) => row.map((each) => [...start, each])),
    [[]],
  );
}

export function subsets(list: Digits, count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((each, at) =>
    subsets(list.slice(at + 1), count - 1).map((rest) => [each, ...rest]),
  );
}

const TUPLES = new Map<number, number[][]>();

/** Every string of `length` digits. */
export function tuples(length: number): number[][] {
  const known = TUPLES.get(length);
  if (known) return known;
  const made = product(Array.from({ length }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  TUPLES.set(length, made);
  return made;
}

const ASCENDING = new Map<number, number[][]>();

/** Every multiset of `length` digits, sorted, once each. */
export function groupsOf(length: number): number[][] {
  const known = ASCENDING.get(length);
  if (known) return known;
  const made = tuples(length).filter((digits) => same(digits, sorted(digits)));
  ASCENDING.set(length, made);
  return made;
}

export function within(group: Digits, row: Digits): boolean {
  return group.every((digit) => row.includes(digit));
}

export function kinds(digits: Digits): number {
  return new Set(digits).size;
}

export function sorted(digits: Digits): number[] {
  return [...digits].sort((left, right) => left - right);
}

export function sum(digits: Digits): number {
  return digits.reduce((total, digit) => total + digit, 0);
}

export function same(left: Digits, right: Digits): boolean {
  return left.length === right.length && left.every((digit, at) => digit === right[at]);
}
