// The motion of the cars of a race of ten, so that each finishes at its place of the result.

export interface CarRun {
  /** The car's number, 1 to 10. */
  readonly car: number;
  /** The finishing place, 1 for the winner. */
  readonly place: number;
  /** The distance after two fifths and four fifths of the race and at its end, in per cent. */
  readonly positions: readonly [early: number, late: number, end: number];
}

const CARS = 10;
/** The gap between two cars at the end, in per cent of the course. */
const GAP = 6;

/** The runs in the order of the cars' numbers; undefined if the text is not an order of ten. */
export function raceCourse(numbers: string): readonly CarRun[] | undefined {
  const order = numbers.split(',').map(Number);
  const runs = Array.from({ length: CARS }, (_, at) => carRun(at + 1, order.indexOf(at + 1) + 1));
  return order.length === CARS && runs.every(({ place }) => place > 0) ? runs : undefined;
}

/** The early leader must not predict the winner: positions on the way mix number and place. */
function carRun(car: number, place: number): CarRun {
  const end = 100 - (place - 1) * GAP;
  const early = Math.round(end * (0.26 + 0.02 * ((car * 7 + place * 3) % 10)));
  const late = Math.round(end * (0.7 + 0.018 * ((car * 3 + place * 7) % 10)));
  return { car, place, positions: [early, late, end] };
}
