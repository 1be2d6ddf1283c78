import type { ModalProps } from '../../app/modals/ModalHost.tsx';
import { swapModal } from '../../app/modals/modals.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoginWays } from './LoginWays.tsx';

export function LoginDialog({ goal, typed, onClose }: ModalProps<'login'>) {
  const t = useTexts('identity');
  return (
    <Dialog title={t('loginTitle')} about={t('loginAbout')} focusField onClose={onClose}>
      <LoginWays
        goal={goal}
        typed={typed}
        onRegister={(fields) => swapModal('register', { typed: fields })}
        onForgot={(fields) => swapModal('forgotPassword', { typed: fields })}
      />
    </Dialog>
  );
}
