import type { ModalProps } from '../../modals/modals.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';

/** Shown when a member who is no agent opens the agent centre. */
export function AgentsOnly({ onClose }: ModalProps<'agentsOnly'>) {
  const t = useTexts('agents');
  return (
    <ConfirmDialog
      title={t('agentsOnly')}
      confirmLabel={t('close')}
      cancelLabel={null}
      onConfirm={onClose}
      onClose={onClose}
    >
      {t('agentsOnlyText')}
    </ConfirmDialog>
  );
}
