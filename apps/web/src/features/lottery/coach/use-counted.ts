import { useEffect, useState } from 'react';

/** Picks that change faster than this are not counted in between. */
const SETTLED_MS = 120;

/** A value that is still computed, one that could not be, or the value. */
export type Counted<Value> =
  | { readonly state: 'counting' }
  | { readonly state: 'failed' }
  | { readonly state: 'done'; readonly value: Value };

/**
 * The result of a computation of the page, started again for each key; the last value stands until
 * the next is there.
 */
export function useCounted<Value>(
  key: string,
  count: (signal: AbortSignal) => Promise<Value>,
): Counted<Value> {
  const [found, setFound] = useState<Counted<Value>>({ state: 'counting' });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      count(stop.signal).then(
        (value) => {
          if (!stop.signal.aborted) setFound({ state: 'done', value });
        },
        () => {
          if (!stop.signal.aborted) setFound({ state: 'failed' });
        },
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // The key stands for everything that the computation reads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return found;
}
