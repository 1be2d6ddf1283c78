import { useTexts } from '../../../i18n/use-texts.ts';
import { closeAllModals, openModal, type ModalProps } from '../../../modals/modals.ts';
import { navigate } from '../../../navigation/history.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { gameUrl } from '../../../urls.ts';
import { browserName } from './browser-name.ts';
import { useGame } from '../frame/use-game.ts';
import { launch } from './launch.ts';

/** Says how to allow the window, and opens the game without one. */
export function GameBlockedDialog({ nodeId, kind, onClose }: ModalProps<'gameBlocked'>) {
  const t = useTexts('vendorGames');
  const { game } = useGame(nodeId);
  const browser = browserName(navigator.userAgent);
  const openHere = async () => {
    if (game === undefined) return;
    // The address of the blocked window was never asked for: this press asks for one.
    const outcome = await launch(game, kind);
    if (outcome.ok) window.location.assign(outcome.value.url);
    else if (outcome.refusal === 'unsafe') openModal('unsafeAddress', {});
    else toast('failed', outcome.refusal.message);
  };
  return (
    <Dialog
      title={t('blocked.title')}
      size="confirm"
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              closeAllModals();
              navigate(`${gameUrl(nodeId, kind)}&in=page`);
            }}
          >
            {t('blocked.inPage')}
          </Button>
          <Button look="primary" onClick={() => void openHere()}>
            {t('blocked.open')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('blocked.text')}</p>
      <p className="mt-2 text-sm text-ink-2">{t(`blocked.${browser}`)}</p>
    </Dialog>
  );
}
