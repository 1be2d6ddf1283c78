// The definition of a lottery of the catalogue: the parts that differ between lotteries.
import type { BlockRule, KenoRule } from '@fairhouse/rules/fair';
import type { Schedule } from '../timetable.ts';
import type { Names } from './names.ts';

export interface LotteryPlan {
  readonly code: string;
  readonly family: string;
  /** The menu group. */
  readonly menu: string;
  readonly names: Names;
  readonly schedule: Schedule;
  readonly closeLeadSeconds: number;
  readonly mode: 'cosign' | 'entered';
  readonly prizeMode: 'Lott' | 'Elott' | 'SEA';
  /** The rule that derives numbers from the hash of a public block, for block draws. */
  readonly blockRule?: BlockRule;
  /** The rule by which numbers follow from the balls of a keno draw. */
  readonly kenoRule?: KenoRule;
  /** Whether two operators cannot keep up with its results, so that it is sold with a feed only. */
  readonly needsFeed?: true;
  /** The highest prize group, where the numbers are not exactly uniform. */
  readonly groupMax?: number;
}

/** How long before its draw a lottery closes, in seconds, by its interval (lottery.md 2.4). */
export function closeLead(seconds: number): number {
  if (seconds <= 90) return 5;
  if (seconds < 300) return 10;
  return seconds === 300 ? 15 : 60;
}

/** A lottery that is drawn here at a fixed interval around the clock. */
export function intervalLottery(
  seconds: number,
  plan: Omit<LotteryPlan, 'schedule' | 'closeLeadSeconds' | 'mode'>,
): LotteryPlan {
  return {
    ...plan,
    schedule: { kind: 'interval', seconds },
    closeLeadSeconds: closeLead(seconds),
    mode: 'cosign',
  };
}

const DAY = 1440;

/**
 * The minutes after midnight from `from` to `to` inclusive, given as `HH:MM`; hours from 24 on are
 * past midnight.
 */
export function minutesBetween(from: string, to: string, step: number): number[] {
  const [first, last] = [parseMinute(from), parseMinute(to)];
  const end = last < first ? last + DAY : last;
  const minutes: number[] = [];
  for (let minute = first; minute <= end; minute += step) minutes.push(minute);
  return minutes;
}

/** `14:05` as minutes after midnight. */
export function parseMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
