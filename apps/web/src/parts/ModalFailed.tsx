import { useEffect } from 'react';
import { toast } from '../ui/overlays/toasts.ts';
import { resetFailedParts } from './load-chunk.ts';
import { useFailureText } from './use-failure-text.ts';

interface ModalFailedProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Reports a dialog that failed to load in a toast; the page stays as it is. */
export function ModalFailed({ error, onClose }: ModalFailedProps) {
  const text = useFailureText(error);
  useEffect(() => {
    toast('failed', text);
    resetFailedParts();
    onClose();
  }, [text, onClose]);
  return null;
}
