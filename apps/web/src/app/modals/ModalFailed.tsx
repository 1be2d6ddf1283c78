import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { toast } from '../../ui/toasts.ts';
import { chunkTroubleOf, forgetFailedParts } from '../navigation/load-chunk.ts';

interface ModalFailedProps {
  readonly error: unknown;
  readonly onClose: () => void;
}

/** A dialog that could not be shown: said in passing, and the page stays as it is. */
export function ModalFailed({ error, onClose }: ModalFailedProps) {
  const t = useTexts('shell');
  useEffect(() => {
    const trouble = chunkTroubleOf(error);
    toast('failed', t(trouble === undefined ? 'unknownError' : `chunk.${trouble}`));
    forgetFailedParts();
    onClose();
  }, [error, onClose, t]);
  return null;
}
