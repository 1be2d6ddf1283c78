// Dialogs of a board, whose code does not come with it but at the first press or key on the page,
// which is well before a dialog is asked for.
import { useEffect } from 'react';

interface Late {
  readonly preload: () => void;
}

/** Fetches a late part as soon as somebody does anything on the page. */
export function useInTime({ preload }: Late): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, preload, { once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, preload);
    };
  }, [preload]);
}
