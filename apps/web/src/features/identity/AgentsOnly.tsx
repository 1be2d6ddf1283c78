import type { ModalProps } from '../../app/modals/ModalHost.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** A member who is no agent asked for the agent centre. */
export function AgentsOnly({ onClose }: ModalProps<'agentsOnly'>) {
  const t = useTexts('identity');
  return (
    <ConfirmDialog
      title={t('agentsOnlyTitle')}
      confirmLabel={t('understood')}
      cancelLabel={null}
      onConfirm={onClose}
      onClose={onClose}
    >
      {t('agentsOnlyText')}
    </ConfirmDialog>
  );
}
