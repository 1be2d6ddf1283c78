// A lottery of the catalogue as it is planned: what differs from one to the next.
import type { BlockRule } from '@fairhouse/rules/fair';
import type { Schedule } from '../timetable.ts';
import type { Names } from './names.ts';

export interface LotteryPlan {
  readonly code: string;
  readonly family: string;
  /** The group of the menu. */
  readonly menu: string;
  readonly names: Names;
  readonly schedule: Schedule;
  readonly closeLeadSeconds: number;
  readonly mode: 'cosign' | 'entered';
  readonly prizeMode: 'Lott' | 'Elott' | 'SEA';
  /** How numbers follow from the hash of a public block, where they do. */
  readonly blockRule?: BlockRule;
}

/** How long before its draw a lottery closes, by how long it sells (lottery.md 2.4). */
export function leadOf(seconds: number): number {
  if (seconds <= 90) return 5;
  if (seconds < 300) return 10;
  return seconds === 300 ? 15 : 60;
}

/** A lottery of our own that draws round the clock. */
export function everySeconds(
  seconds: number,
  plan: Omit<LotteryPlan, 'schedule' | 'closeLeadSeconds' | 'mode'>,
): LotteryPlan {
  return {
    ...plan,
    schedule: { kind: 'interval', seconds },
    closeLeadSeconds: leadOf(seconds),
    mode: 'cosign',
  };
}

const DAY = 1440;

/**
 * Minutes after midnight from `from` to `to` inclusive, each as `HH:MM`; past midnight is 24:00+.
 */
export function minutesBetween(from: string, to: string, step: number): number[] {
  const [first, last] = [minuteOf(from), minuteOf(to)];
  const end = last < first ? last + DAY : last;
  const minutes: number[] = [];
  for (let minute = first; minute <= end; minute += step) minutes.push(minute);
  return minutes;
}

/** `14:05` as minutes after midnight. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
