// A window of a limit: how often one caller made one call, and when the window ends.
import { SECOND_MS } from '@fairhouse/values';
import { Refusal } from '../envelope.ts';

export interface LimitWindow {
  readonly most: number;
  readonly seconds: number;
  /** The calls that this copy let pass before the store counted. */
  count: number;
  /** By the monotonic clock. */
  endsAt: number;
  /** When the store began to count the window, by the monotonic clock. */
  sharedAt: number | undefined;
  isFull: boolean;
}

/** A window that begins now, with no calls counted. */
export function newWindow(most: number, seconds: number): LimitWindow {
  const endsAt = performance.now() + seconds * SECOND_MS;
  return { most, seconds, count: 0, endsAt, sharedAt: undefined, isFull: false };
}

/** From now on the store counts the window. */
export function shareWindow(use: LimitWindow): void {
  use.sharedAt ??= performance.now();
}

/** The refusal for a caller whose window is used up. */
export function limitRefusal({ endsAt }: Pick<LimitWindow, 'endsAt'>): Refusal {
  const left = Math.ceil((endsAt - performance.now()) / 1000);
  return new Refusal('rate.limited', { retryAfterSeconds: Math.max(1, left) });
}
