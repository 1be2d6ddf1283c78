import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { useReadAgain } from './use-ask.ts';

/** What follows an act that was done: it is told, the page is read again, its dialog is closed. */
export function useDone(onClose?: () => void): () => void {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  return useCallback(() => {
    notify(text('app.done'), { type: 'success' });
    void readAgain();
    onClose?.();
  }, [notify, text, readAgain, onClose]);
}
