// The only file of the console that reads a clock.
import { useEffect, useState } from 'react';

export function pageNow(): number {
  return Date.now();
}

/** The current time; re-renders every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(pageNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(pageNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
