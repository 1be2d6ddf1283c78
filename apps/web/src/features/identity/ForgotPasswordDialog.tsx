import type { ModalProps } from '../../app/modals/ModalHost.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCustomerService } from '../settings/use-customer-service.ts';

/** A forgotten password is renewed with the customer service, who ask who one is first. */
export function ForgotPasswordDialog({ onClose }: ModalProps<'forgotPassword'>) {
  const t = useTexts('identity');
  const contact = useCustomerService();
  return (
    <Dialog
      title={t('forgotTitle')}
      size="confirm"
      onClose={onClose}
      footer={
        <Button look="primary" busy={contact.pending} onClick={() => void contact.open()}>
          {t('contactService')}
        </Button>
      }
    >
      <p className="text-ink-2">{t('forgotText')}</p>
    </Dialog>
  );
}
