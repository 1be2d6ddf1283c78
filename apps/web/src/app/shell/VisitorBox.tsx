import { useFreePlay } from '../../features/identity/login/use-free-play.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { openModal } from '../../modals/modals.ts';

/** The visitor's part of the header: free play if the merchant offers it, login, join. */
export function VisitorBox() {
  const t = useTexts('shell');
  const site = useSite();
  const freePlay = useFreePlay();
  const preload = () => void import('../modals/ModalHost.tsx').then((m) => m.preloadModal('login'));
  return (
    <>
      {site?.features.freePlay === true && (
        <Button
          look="ghost"
          className="max-lg:hidden"
          busy={freePlay.pending}
          onClick={() => void freePlay.start()}
        >
          {t('freePlay')}
        </Button>
      )}
      <Button
        look="ghost"
        className="max-md:px-1.5!"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => openModal('login', {})}
      >
        {t('login')}
      </Button>
      <Button
        look="primary"
        className="max-sm:px-2.5!"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => openModal('register', {})}
      >
        {t('join')}
      </Button>
    </>
  );
}
