import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { urls } from '../../urls.ts';
import { Link } from '../navigation/Link.tsx';
import type { ModalProps } from './ModalHost.tsx';
import { closeAllModals } from './modals.ts';

/**
 * An address that nobody should follow was not opened. The way to help is the site's own page: the
 * customer service's address may be the very one.
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
