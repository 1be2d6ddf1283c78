// Preloads dialogs of a board: their code is not part of the board's but is loaded at the first
// press or key on the page, well before a dialog is opened.
import { useEffect } from 'react';

interface PreloadablePart {
  readonly preload: () => void;
}

/** Loads a lazy part at the first interaction with the page. */
export function usePreloadOnInteraction({ preload }: PreloadablePart): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, preload, { once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, preload);
    };
  }, [preload]);
}
