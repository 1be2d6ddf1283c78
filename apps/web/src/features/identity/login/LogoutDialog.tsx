import { useState } from 'react';
import type { ModalProps } from '../../../modals/modals.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { leaveSession } from './leave-session.ts';

export function LogoutDialog({ onClose }: ModalProps<'logout'>) {
  const t = useTexts('identity');
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await leaveSession();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('logoutTitle')}
      confirmLabel={t('logout')}
      busy={busy}
      onConfirm={() => void leave()}
      onClose={onClose}
    >
      {t('logoutText')}
    </ConfirmDialog>
  );
}
