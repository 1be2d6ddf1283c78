// How the cars of a race of ten run, so that each comes in at its place of the result.

export interface Run {
  /** The car's number, 1 to 10. */
  readonly car: number;
  /** Where it comes in, 1 for the winner. */
  readonly place: number;
  /** How far it is after two fifths and four fifths of the race and at its end, in per cent. */
  readonly way: readonly [early: number, late: number, end: number];
}

const CARS = 10;
/** How much of the course lies between two cars at the end, in per cent. */
const GAP = 6;

/** The runs in the order of the cars' numbers; undefined for what is no order of ten. */
export function courseOf(numbers: string): readonly Run[] | undefined {
  const order = numbers.split(',').map(Number);
  const runs = Array.from({ length: CARS }, (_, at) => runOf(at + 1, order.indexOf(at + 1) + 1));
  return order.length === CARS && runs.every(({ place }) => place > 0) ? runs : undefined;
}

/** Who leads on the way is no sign of who wins: it follows the number and the place, mixed. */
function runOf(car: number, place: number): Run {
  const end = 100 - (place - 1) * GAP;
  const early = Math.round(end * (0.26 + 0.02 * ((car * 7 + place * 3) % 10)));
  const late = Math.round(end * (0.7 + 0.018 * ((car * 3 + place * 7) % 10)));
  return { car, place, way: [early, late, end] };
}
