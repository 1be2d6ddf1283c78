import { openModal, type ModalProps } from '../../../modals/modals.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';

/** Shown when a trial opens a feature of full accounts; its button leads to registration. */
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
