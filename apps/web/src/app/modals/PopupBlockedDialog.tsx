import { useTexts } from '../../i18n/use-texts.ts';
import { buttonClass } from '../../ui/forms/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { ModalProps } from '../../modals/modals.ts';

/**
 * Shown when the browser blocked a window: explains how to allow it, and offers an ordinary link.
 */
export function PopupBlockedDialog({ url, onDropped, onClose }: ModalProps<'popupBlocked'>) {
  const t = useTexts('states');
  const drop = () => {
    onDropped?.();
    onClose();
  };
  return (
    <Dialog
      title={t('popup.title')}
      size="confirm"
      onClose={drop}
      footer={
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary')}
          onClick={onClose}
        >
          {t('popup.open')}
        </a>
      }
    >
      <p className="text-ink-2">{t('popup.text')}</p>
    </Dialog>
  );
}
