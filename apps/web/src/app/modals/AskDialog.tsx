import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import type { ModalProps } from '../../modals/modals.ts';

/** The dialog of `confirm(...)`. */
export function AskDialog(props: ModalProps<'confirm'>) {
  const { title, text, confirmLabel, cancelLabel, danger = false, answer, onClose } = props;
  const settle = (confirmed: boolean) => {
    answer(confirmed);
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      {...(cancelLabel === undefined ? {} : { cancelLabel })}
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    >
      {text}
    </ConfirmDialog>
  );
}
