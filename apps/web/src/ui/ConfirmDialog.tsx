import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, in words, with the amount when money moves. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Left out: the dialog only tells, and has one button. */
  readonly cancelLabel?: string | null;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something happens; 400 wide. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, danger = false, busy = false } = props;
  const t = useTexts('ui');
  return (
    <Dialog
      title={title}
      size="confirm"
      onClose={props.onClose}
      clickToClose={!busy}
      footer={
        <>
          {cancelLabel !== null && (
            <Button look="ghost" onClick={props.onClose} disabled={busy}>
              {cancelLabel ?? t('cancel')}
            </Button>
          )}
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-ink-2">{children}</div>
    </Dialog>
  );
}
