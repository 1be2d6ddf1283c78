import type { ModalProps } from '../../app/modals/ModalHost.tsx';
import { swapModal } from '../../app/modals/modals.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';

export function LoginDialog({ goal, onClose }: ModalProps<'login'>) {
  const t = useTexts('identity');
  return (
    <Dialog title={t('loginTitle')} about={t('loginAbout')} onClose={onClose}>
      <LoginForm goal={goal} onRegister={() => swapModal('register', {})} />
    </Dialog>
  );
}
