import type { ModalProps } from '../../app/modals/ModalHost.tsx';
import { openModal } from '../../app/modals/modals.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** A trial asked for what only a true account has; the button leads to making one. */
export function TrialWarning({ onClose }: ModalProps<'trialWarning'>) {
  const t = useTexts('identity');
  return (
    <ConfirmDialog
      title={t('trialTitle')}
      confirmLabel={t('in_increase_submit')}
      onConfirm={() => {
        onClose();
        openModal('register', {});
      }}
      onClose={onClose}
    >
      {t('in_need_true_account')}
    </ConfirmDialog>
  );
}
