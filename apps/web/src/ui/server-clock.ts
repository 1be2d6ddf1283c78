// The page's clock: the browser's, corrected by the server's time in its answers.
import { useSyncExternalStore } from 'react';

let offset = 0;
let best = Number.POSITIVE_INFINITY;

/** The server's time now, in milliseconds since 1970. */
export function serverNow(): number {
  return Math.round(performance.timeOrigin + performance.now() + offset);
}

/**
 * Learns from one answer: the server's time in it, and the duration of the exchange. The fastest
 * answer is the most exact one, so a slower one changes nothing, unless both cannot be right: the
 * browser's clock stops while the machine sleeps, and a server may be set right.
 */
export function learnServerTime(serverMs: number, tookMs: number): void {
  const learnt = serverMs + tookMs / 2 - (performance.timeOrigin + performance.now());
  const agrees = Math.abs(learnt - offset) <= (tookMs + best) / 2;
  if (tookMs > best && agrees) return;
  best = tookMs;
  offset = learnt;
}

/** The server's time, updated every second. */
export function useServerClock(): number {
  return useSyncExternalStore(subscribeSeconds, readSecond);
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function readSecond(): number {
  return Math.floor(serverNow() / 1000) * 1000;
}

function subscribeSeconds(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Ticks on the server's whole seconds, so that all countdowns of the page change together. */
function schedule(): void {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener();
      schedule();
    },
    1000 - (serverNow() % 1000) + 5,
  );
}
