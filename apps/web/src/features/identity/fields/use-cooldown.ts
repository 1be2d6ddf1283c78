import { useEffect, useState } from 'react';

/**
 * Seconds until something can be requested again; 0 when it can be now. Half of the request's round
 * trip has already elapsed when its answer arrives (product.md section 5).
 */
export function useCooldown(): {
  readonly seconds: number;
  readonly start: (minutes: number, latencyMs: number) => void;
} {
  const [until, setUntil] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (until === 0) return undefined;
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (minutes: number, latencyMs: number) =>
    setUntil(performance.now() + minutes * 60_000 - latencyMs / 2);
  return { seconds, start };
}
