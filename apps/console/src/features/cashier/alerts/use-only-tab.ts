import { useEffect, useState } from 'react';

/**
 * Whether this tab is the one of the browser that does something: the first that asks, and another
 * one once it is closed.
 */
export function useOnlyTab(name: string, enabled: boolean): boolean {
  const [isOnly, setIsOnly] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    const held = new Promise<void>((resolve) => {
      stop.signal.addEventListener('abort', () => resolve());
    });
    const hold = async () => {
      setIsOnly(true);
      await held;
    };
    // An abort before the turn of this tab rejects the request.
    navigator.locks.request(name, { signal: stop.signal }, hold).catch(() => undefined);
    return () => {
      stop.abort();
      setIsOnly(false);
    };
  }, [name, enabled]);
  return isOnly;
}
