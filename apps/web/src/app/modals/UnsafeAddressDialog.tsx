import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { urls } from '../../urls.ts';
import { Link } from '../../navigation/Link.tsx';
import { closeAllModals, type ModalProps } from '../../modals/modals.ts';

/**
 * Shown instead of opening an unsafe address. It links to the site's help page, because the
 * customer service's address may be the unsafe one.
 */
export function UnsafeAddressDialog({ onClose }: ModalProps<'unsafeAddress'>) {
  const t = useTexts('states');
  return (
    <Dialog
      title={t('unsafe.title')}
      size="confirm"
      onClose={onClose}
      footer={
        <Link
          to={`${urls.help}#contact`}
          className={buttonClass('primary')}
          onClick={closeAllModals}
        >
          {t('contact')}
        </Link>
      }
    >
      <p className="text-ink-2">{t('unsafe.text')}</p>
    </Dialog>
  );
}
