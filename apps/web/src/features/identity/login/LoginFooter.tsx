import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { useSite } from '../../../site/use-site.ts';
import { ContactLinks } from '../fields/ContactLinks.tsx';
import { linkClass } from '../fields/link-class.ts';
import { useFreePlay } from './use-free-play.ts';

/** The alternatives below the login form: register, free play, contacts. */
export function LoginFooter({ onRegister }: { readonly onRegister: () => void }) {
  const t = useTexts('identity');
  const site = useSite();
  const freePlay = useFreePlay();
  return (
    <div className="mt-4 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm text-ink-2">
        <span>
          {t('noAccount')}{' '}
          <button type="button" className={linkClass} onClick={onRegister}>
            {t('registerNow')}
          </button>
        </span>
        {site?.features.freePlay === true && (
          <Button look="ghost" busy={freePlay.pending} onClick={() => void freePlay.start()}>
            {t('freePlay')}
          </Button>
        )}
      </div>
      <ContactLinks />
    </div>
  );
}
