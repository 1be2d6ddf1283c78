// A draw as a card shows it: what is counted down, and what the last one brought.
import type { ValueOf } from '../../app/calls.ts';

/** How a draw's state reads to a player. */
export type DrawMood = 'open' | 'closed' | 'none';

interface DrawTimes {
  readonly closesAt: number;
}

/** Whether the draw of a card can still be bet on at an instant of the server's clock. */
export function drawMoodOf(draw: DrawTimes | undefined, now: number): DrawMood {
  if (draw === undefined) return 'none';
  return now < draw.closesAt ? 'open' : 'closed';
}

/** The drawn numbers one by one: `"4 8 2 7 1"`, `"4,8,2"` and `"48271"` are all read. */
export function splitNumbers(numbers: string | undefined): string[] {
  if (numbers === undefined || numbers === '') return [];
  const parts = numbers.split(/[\s,|+-]+/).filter((part) => part !== '');
  return parts.length > 1 ? parts : [...numbers];
}

export type Game = ValueOf<'gameMenus'>['groups'][number]['games'][number];
export type DrawPace = Game['pace'];

/** The games that still can be bet on, those that close next first. */
export function nextToClose<Each extends Pick<Game, 'current'>>(games: readonly Each[]): Each[] {
  const closes = (game: Each) => game.current?.closesAt ?? Number.POSITIVE_INFINITY;
  return games
    .filter((game) => game.current !== undefined)
    .toSorted((left, right) => closes(left) - closes(right));
}

/** `14:05` of minutes after midnight; past the next midnight the clock begins anew. */
export function timeText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** `Ho Chi Minh` of `Asia/Ho_Chi_Minh`. */
export function zoneCity(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** How often a lottery draws, in the largest unit that is whole. */
export function paceOf(seconds: number): {
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'daily';
  readonly count: number;
} {
  if (seconds >= 86_400) return { unit: 'daily', count: 1 };
  if (seconds % 3600 === 0) return { unit: 'hours', count: seconds / 3600 };
  return seconds % 60 === 0
    ? { unit: 'minutes', count: seconds / 60 }
    : { unit: 'seconds', count: seconds };
}

/** Days of the week as runs from a day to a day; two days beside each other stay two. */
export function runsOf(days: readonly number[]): (readonly [number, number])[] {
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
