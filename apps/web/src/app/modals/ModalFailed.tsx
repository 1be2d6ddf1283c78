import { useEffect } from 'react';
import { toast } from '../../ui/toasts.ts';
import { forgetFailedParts } from '../navigation/load-chunk.ts';
import { useFailureText } from '../use-failure-text.ts';

interface ModalFailedProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** A dialog that could not be shown: said in passing, and the page stays as it is. */
export function ModalFailed({ error, onClose }: ModalFailedProps) {
  const text = useFailureText(error);
  useEffect(() => {
    toast('failed', text);
    forgetFailedParts();
    onClose();
  }, [text, onClose]);
  return null;
}
