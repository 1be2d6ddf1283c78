import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../forms/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** The consequences, with the amount if money moves. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Null: the dialog only informs, and has one button. */
  readonly cancelLabel?: string | null;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation; 400 pixels wide. */
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
