// Counts calls before any expensive work is done for them.
import type { CallRow } from '@fairhouse/calls';
import { Refusal } from './envelope.ts';

interface Window {
  count: number;
  endsAt: number;
}

const WINDOWS_MAX = 200_000;

export interface Limiter {
  /**
   * Refuses with `rate.limited` when this caller has used up one of the row's limits of this kind.
   */
  count(name: string, row: CallRow, per: 'address' | 'session', caller: string): void;
}

/** Fixed windows in memory, by the monotonic clock; `scale` loosens all limits for a load test. */
export function openLimiter(scale: number): Limiter {
  const windows = new Map<string, Window>();
  return {
    count: (name, row, per, caller) => {
      const now = performance.now();
      for (const [index, limit] of row.limits.entries()) {
        if (limit.per !== per) continue;
        const key = `${name}:${index}:${caller}`;
        let window = windows.get(key);
        if (window === undefined || window.endsAt <= now) {
          if (windows.size >= WINDOWS_MAX) forget(windows, now);
          window = { count: 0, endsAt: now + limit.seconds * 1000 };
          windows.set(key, window);
        }
        window.count += 1;
        if (window.count <= limit.count * scale) continue;
        const wait = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
        throw new Refusal('rate.limited', { retryAfterSeconds: wait });
      }
    },
  };
}

/** Drops what has ended; when a flood leaves nothing ended, the oldest tenth goes. */
function forget(windows: Map<string, Window>, now: number): void {
  for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
  if (windows.size < WINDOWS_MAX) return;
  let surplus = WINDOWS_MAX / 10;
  for (const key of windows.keys()) {
    if (surplus-- <= 0) return;
    windows.delete(key);
  }
}
