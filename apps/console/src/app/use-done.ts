import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { useReadAgain } from './use-ask.ts';

/**
 * What follows an act that was done, or that now waits for a second person: it is told, the page is
 * read again, its dialog is closed.
 */
export function useDone(
  onClose?: () => void,
  told: 'app.done' | 'act.waits' = 'app.done',
): (waits?: boolean) => void {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  return useCallback(
    (waits?: boolean) => {
      notify(text(waits === true ? 'act.waits' : told), { type: 'success' });
      void readAgain();
      onClose?.();
    },
    [notify, text, told, readAgain, onClose],
  );
}
