// The forty-nine balls and their constant properties (lottery.md 1.7).

/** The highest ball. */
export const BALLS = 49;

/** Plays on properties of the special number refund the stake when it is this ball. */
export const TIED_BALL = 49;

export const COLOURS = ['RED', 'BLUE', 'GREEN'] as const;

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

/** The index in COLOURS of each ball; ball 0 does not exist. */
export const BALL_COLOURS: readonly number[] = Array.from({ length: BALLS + 1 }, (_, ball) =>
  RED.includes(ball) ? 0 : BLUE.includes(ball) ? 1 : 2,
);

/** The colour of a ball (波色). */
export function ballColour(ball: number): (typeof COLOURS)[number] {
  return COLOURS[BALL_COLOURS[ball] ?? 0] ?? 'RED';
}

/** Every ball in order. */
export const ALL_BALLS: readonly number[] = Array.from({ length: BALLS }, (_, at) => at + 1);

/** Balls of 25 and more are big. */
export function isBig(ball: number): boolean {
  return ball >= 25;
}

/** The first digit of a ball, 0 below ten (头数). */
export function ballHead(ball: number): number {
  return Math.trunc(ball / 10);
}

/** The last digit of a ball (尾数). */
export function ballTail(ball: number): number {
  return ball % 10;
}
