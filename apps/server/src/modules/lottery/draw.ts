// A draw: its states, its times and its names.

import { instant, type Instant } from '@fairhouse/values';
import { Temporal } from 'temporal-polyfill';

export type DrawState =
  'SCHEDULED' | 'OPEN' | 'CLOSED' | 'DRAWN' | 'SETTLING' | 'SETTLED' | 'VOIDING' | 'VOID';

/** How a lottery cuts time into draws. */
export interface Timetable {
  readonly lottery: string;
  readonly intervalSeconds: number;
  readonly closeLeadSeconds: number;
  /** IANA zone of the merchant, in which draws are counted by the day. */
  readonly zone: string;
}

/** The times and names of one draw; `ordinal` counts a lottery's draws since 1970. */
export interface Slot {
  readonly ordinal: number;
  readonly issue: string;
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  readonly drawAt: Instant;
}

/**
 * The draw of an ordinal. It opens when the one before it closes, so that one is always on sale.
 */
export function slotOf(timetable: Timetable, ordinal: number): Slot {
  const interval = timetable.intervalSeconds * 1000;
  const lead = timetable.closeLeadSeconds * 1000;
  const drawAt = ordinal * interval;
  return {
    ordinal,
    issue: `${timetable.lottery}-${shortNameOf(timetable, drawAt - interval)}`,
    opensAt: instant(drawAt - interval - lead),
    closesAt: instant(drawAt - lead),
    drawAt: instant(drawAt),
  };
}

/** The ordinal of the draw on sale at an instant. */
export function ordinalOnSale(timetable: Timetable, now: Instant): number {
  const lead = timetable.closeLeadSeconds * 1000;
  return Math.floor((now + lead) / (timetable.intervalSeconds * 1000)) + 1;
}

/**
 * `20261121-0451`: the local day on which its interval begins, and the draw's place in that day,
 * from 1.
 */
function shortNameOf(timetable: Timetable, beginsMs: number): string {
  const local = Temporal.Instant.fromEpochMilliseconds(beginsMs).toZonedDateTimeISO(timetable.zone);
  const midnight = local.startOfDay().epochMilliseconds;
  const interval = timetable.intervalSeconds * 1000;
  const place = Math.floor((beginsMs - midnight) / interval) + 1;
  return `${local.toPlainDate().toString().replaceAll('-', '')}-${String(place).padStart(4, '0')}`;
}

/** The short number of an issue: `SSC1-20261121-0451` is `20261121-0451`. */
export function shortIssue(issue: string): string {
  return issue.slice(issue.indexOf('-') + 1);
}

/** The lottery that an issue is of: `SSC1-20261121-0451` is of `SSC1`. */
export function lotteryOf(issue: string): string {
  return issue.slice(0, Math.max(0, issue.indexOf('-')));
}

/** What LD1 calls the draw: unique over all merchants of the house. */
export function proofIdOf(merchantCode: string, issue: string): string {
  return `${merchantCode}-${issue}`;
}

/** A party's commitment as the draw keeps it from scheduling on. */
export interface Cosigner {
  readonly party: string;
  readonly publicKey: string;
  readonly commit: string;
}
