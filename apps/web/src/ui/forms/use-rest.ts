import { useEffect, useState } from 'react';

/** The second tap of two in a row comes within this time. */
const REST_MS = 1000;

/**
 * Whether a button rests, and what begins its rest: where a press puts another act in its place,
 * or can be repeated at once, the second tap of two in a row presses nothing.
 */
export function useRest(): readonly [isResting: boolean, begin: () => void] {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting]);
  return [isResting, () => setResting(true)];
}
