import { useState } from 'react';
import { useCallMutation } from '../../calls/use-call-mutation.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { useRest } from '../../ui/forms/use-rest.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { toast } from '../../ui/overlays/toasts.ts';
import type { BreakLength } from './BreakChoice.tsx';

interface BreakDialogProps {
  readonly length: BreakLength;
  readonly onClose: () => void;
}

/** Two steps: the consequences of a break, and its confirmation, which nobody can take back. */
export function BreakDialog({ length, onClose }: BreakDialogProps) {
  const t = useTexts('protection');
  const [sure, setSure] = useState(false);
  const [isResting, rest] = useRest();
  const { mutate, isPending, error } = useCallMutation('protectionBreak', {
    invalidates: ['protection', 'protectionHistory', 'depositSettings', 'balance', 'announcements'],
    onSuccess: () => {
      toast('done', t('breakBegun'));
      onClose();
    },
  });
  const title = sure ? t('breakSure') : t('breakTitle', { length: t(`length.${length}`) });
  return (
    <Dialog
      title={title}
      size="confirm"
      clickToClose={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('breakBack')}</Button>
          {sure ? (
            <Button
              key="begin"
              look="danger"
              busy={isPending}
              disabled={isResting}
              onClick={() => mutate({ length })}
            >
              {t('breakBegin')}
            </Button>
          ) : (
            <Button
              key="next"
              look="primary"
              onClick={() => {
                setSure(true);
                rest();
              }}
            >
              {t('breakNext')}
            </Button>
          )}
        </>
      }
    >
      {sure ? (
        <p>{t('breakSureText')}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-3 pl-5">
          <li>{t('breakStops')}</li>
          <li>{t('breakKeeps')}</li>
          <li>{t('breakFirm')}</li>
        </ul>
      )}
      {error !== null && (
        <p role="alert" className="mt-3 text-sm text-lost">
          {error.message}
        </p>
      )}
    </Dialog>
  );
}
