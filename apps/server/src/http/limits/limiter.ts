// Counts calls across all copies of the server, before any expensive work is done for them.
import type { CallRow } from '@fairhouse/calls';
import { limitRefusal, newWindow, type LimitWindow } from './limit-window.ts';
import type { SharedLimits } from './shared-limits.ts';

const WINDOWS_MAX = 200_000;

export interface Limiter {
  /**
   * Refuses with `rate.limited` when this caller has used up one of the row's limits of this kind,
   * multiplied by `times` for a wide network. Undefined when no store had to be asked.
   */
  count(
    name: string,
    row: CallRow,
    per: 'address' | 'session',
    caller: string,
    times?: number,
  ): Promise<void> | undefined;
}

/**
 * Fixed windows, by the monotonic clock; `scale` multiplies all limits for a load test. A window
 * with few calls is kept in memory only, so that counting costs nothing.
 */
export function openLimiter(scale: number, shared: SharedLimits): Limiter {
  const windows = shared.windows;
  const windowOf = (key: string, most: number, seconds: number): LimitWindow => {
    const now = performance.now();
    let use = windows.get(key);
    if (use === undefined || use.endsAt <= now) {
      if (windows.size >= WINDOWS_MAX) forget(windows, now);
      use = newWindow(most, seconds);
      windows.set(key, use);
    }
    return use;
  };
  const countOne = (
    key: string,
    { row, times }: { row: CallRow; times: number },
    index: number,
  ): Promise<void> | undefined => {
    const limit = row.limits[index];
    if (limit === undefined) return undefined;
    const most = Math.floor(limit.count * scale * times);
    const use = windowOf(key, most, limit.seconds);
    if (use.isFull) throw limitRefusal(use);
    if (use.sharedAt === undefined && use.count < shared.freeOf(most, limit.seconds)) {
      use.count += 1;
      return undefined;
    }
    return shared.count({ key, use, isRead: row.method === 'GET' });
  };
  const countFrom = (
    call: { name: string; row: CallRow; per: string; caller: string; times: number },
    from: number,
  ): Promise<void> | undefined => {
    const { name, row, per, caller } = call;
    for (let index = from; index < row.limits.length; index += 1) {
      if (row.limits[index]?.per !== per) continue;
      const waiting = countOne(`${name}:${index}:${caller}`, call, index);
      if (waiting !== undefined) return waiting.then(() => countFrom(call, index + 1));
    }
    return undefined;
  };
  return {
    count: (name, row, per, caller, times = 1) => countFrom({ name, row, per, caller, times }, 0),
  };
}

/** Deletes ended windows; if a flood leaves none ended, deletes the oldest tenth. */
function forget(windows: Map<string, LimitWindow>, now: number): void {
  for (const [key, use] of windows) if (use.endsAt <= now) windows.delete(key);
  if (windows.size < WINDOWS_MAX) return;
  let surplus = WINDOWS_MAX / 10;
  for (const key of windows.keys()) {
    if (surplus-- <= 0) return;
    windows.delete(key);
  }
}
