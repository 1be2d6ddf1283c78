import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { keepPendingLink, type PendingLink } from './pending-link.ts';
import { PROVIDER_NAMES } from './provider-names.ts';

interface UnlinkedDialogProps {
  readonly link: PendingLink;
  readonly onRegister: () => void;
  readonly onClose: () => void;
}

/**
 * Shown for a provider's user without a linked account: offers to register, or to log in and link.
 */
export function UnlinkedDialog({ link, onRegister, onClose }: UnlinkedDialogProps) {
  const t = useTexts('social');
  const name = PROVIDER_NAMES[link.provider];
  const navigateToGoal = (to: () => void) => {
    keepPendingLink(link);
    onClose();
    to();
  };
  return (
    <Dialog title={t('unlinkedTitle', { name })} size="confirm" onClose={onClose}>
      <p className="text-ink-2">{t('unlinkedText', { name })}</p>
      <div className="mt-5 flex flex-col gap-3">
        <Button look="primary" size="lg" onClick={() => navigateToGoal(onRegister)}>
          {t('registerNew')}
        </Button>
        <Button look="outline" size="lg" onClick={() => navigateToGoal(() => undefined)}>
          {t('linkExisting')}
        </Button>
      </div>
    </Dialog>
  );
}
