import type { Language } from '@fairhouse/values';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { loadCatalogue } from './catalogues.ts';

/**
 * Gives a chosen language to `take` once its texts are there; of several choices the last one. If
 * they cannot be loaded it says so, and everything stays as it is.
 */
export function useLoadedLanguage(take: (language: Language) => void): (chosen: Language) => void {
  const notify = useNotify();
  const last = useRef<Language>(undefined);
  return (chosen) => {
    last.current = chosen;
    loadCatalogue(chosen).then(
      () => {
        if (last.current === chosen) take(chosen);
      },
      () => notify('ra.notification.i18n_error', { type: 'error' }),
    );
  };
}
