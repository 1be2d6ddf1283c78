// A draw on a card: the countdown and the last result.
import type { ValueOf } from '../calls/calls.ts';

/** The state of a draw as shown to a player. */
export type CardDrawState = 'open' | 'closed' | 'none';

interface DrawTimes {
  readonly closesAt: number;
}

/** Whether a card's draw accepts bets at an instant of the server's clock. */
export function cardDrawState(draw: DrawTimes | undefined, now: number): CardDrawState {
  if (draw === undefined) return 'none';
  return now < draw.closesAt ? 'open' : 'closed';
}

/** Splits the drawn numbers; accepts `"4 8 2 7 1"`, `"4,8,2"` and `"48271"`. */
export function splitNumbers(numbers: string | undefined): string[] {
  if (numbers === undefined || numbers === '') return [];
  const parts = numbers.split(/[\s,|+-]+/).filter((part) => part !== '');
  return parts.length > 1 ? parts : [...numbers];
}

export type Game = ValueOf<'gameMenus'>['groups'][number]['games'][number];
export type DrawPace = Game['pace'];

/** The games that accept bets, sorted by closing time. */
export function nextToClose<Each extends Pick<Game, 'current'>>(games: readonly Each[]): Each[] {
  const closes = (game: Each) => game.current?.closesAt ?? Number.POSITIVE_INFINITY;
  return games
    .filter((game) => game.current !== undefined)
    .toSorted((left, right) => closes(left) - closes(right));
}

/** Formats minutes after midnight as `14:05`; values past the next midnight wrap around. */
export function formatClockTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** The zone of a lottery that draws on a calendar; undefined for others, and while unknown. */
export function zoneOf(pace: DrawPace | undefined): string | undefined {
  return pace?.kind === 'calendar' ? pace.zone : undefined;
}

/** How often a lottery draws, in the largest unit with a whole value. */
export function intervalUnit(seconds: number): {
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'daily';
  readonly count: number;
} {
  if (seconds >= 86_400) return { unit: 'daily', count: 1 };
  if (seconds % 3600 === 0) return { unit: 'hours', count: seconds / 3600 };
  return seconds % 60 === 0
    ? { unit: 'minutes', count: seconds / 60 }
    : { unit: 'seconds', count: seconds };
}

/** Groups days of the week into ranges; two adjacent days are not joined. */
export function weekdayRanges(days: readonly number[]): (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs.flatMap(([first, last]) =>
    last - first === 1
      ? [[first, first] as const, [last, last] as const]
      : [[first, last] as const],
  );
}
