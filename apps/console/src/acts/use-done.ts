import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { useReadAgain } from '../calls/use-ask.ts';

/**
 * Finishes a successful act, or one that waits for approval: shows a notification, invalidates all
 * queries and closes the dialog.
 */
export function useDone(
  onClose?: () => void,
  message: 'app.done' | 'act.waits' = 'app.done',
): (waits?: boolean) => void {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  return useCallback(
    (waits?: boolean) => {
      notify(text(waits === true ? 'act.waits' : message), { type: 'success' });
      void readAgain();
      onClose?.();
    },
    [notify, text, message, readAgain, onClose],
  );
}
