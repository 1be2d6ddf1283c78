import { replaceModal, type ModalProps } from '../../../modals/modals.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { LoginMethods } from './LoginMethods.tsx';

export function LoginDialog({ goal, typed, onClose }: ModalProps<'login'>) {
  const t = useTexts('identity');
  return (
    <Dialog title={t('loginTitle')} about={t('loginAbout')} focusField onClose={onClose}>
      <LoginMethods
        goal={goal}
        typed={typed}
        onRegister={(fields) => replaceModal('register', { typed: fields })}
        onForgot={(fields) => replaceModal('forgotPassword', { typed: fields })}
      />
    </Dialog>
  );
}
