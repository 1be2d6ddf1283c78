// A window of a limit: how often one caller made one call, and until when that counts.
import { SECOND_MS } from '@fairhouse/values';
import { Refusal } from './envelope.ts';

export interface LimitWindow {
  readonly most: number;
  readonly seconds: number;
  /** What this copy let pass before the store counted. */
  count: number;
  /** By the monotonic clock. */
  endsAt: number;
  /** Since when it is counted in the store, by the monotonic clock. */
  sharedAt: number | undefined;
  isFull: boolean;
}

/** A window that begins now, in which nothing was let pass yet. */
export function newWindow(most: number, seconds: number): LimitWindow {
  const endsAt = performance.now() + seconds * SECOND_MS;
  return { most, seconds, count: 0, endsAt, sharedAt: undefined, isFull: false };
}

/** The window is counted in the store from now on. */
export function share(use: LimitWindow): void {
  use.sharedAt ??= performance.now();
}

/** What a caller is told whose window is used up. */
export function limited({ endsAt }: Pick<LimitWindow, 'endsAt'>): Refusal {
  const left = Math.ceil((endsAt - performance.now()) / 1000);
  return new Refusal('rate.limited', { retryAfterSeconds: Math.max(1, left) });
}
