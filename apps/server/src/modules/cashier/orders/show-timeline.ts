import { instant } from '@fairhouse/values';
import type { EventRow } from './store.ts';

/** Reasons that only the back office sees: notes of operators and provider about a transition. */
const BACKOFFICE_ONLY: readonly (string | null)[] = ['second_person', 'told_otherwise'];

/**
 * An order's timeline as its member sees it: without names and notes, and without events that only
 * repeat the state before them.
 */
export function showTimeline(events: readonly EventRow[]) {
  return events
    .filter(({ reason }) => !BACKOFFICE_ONLY.includes(reason))
    .filter(({ state, reason }, at, all) => {
      const before = all[at - 1];
      return before?.state !== state || before.reason !== reason;
    })
    .map(({ state, reason, at }) => ({ state, reason, time: instant(at.getTime()) }));
}
