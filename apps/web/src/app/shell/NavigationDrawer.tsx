import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useFreePlay } from '../../features/identity/login/use-free-play.ts';
import { useSession } from '../../session/session.ts';
import { useSite } from '../../site/use-site.ts';
import { useLanguage } from '../../i18n/language.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Volume2 } from 'lucide-react';
import { openModal } from '../../modals/modals.ts';
import { Button, IconButton } from '../../ui/forms/Button.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { saveLanguagePreference, saveThemePreference } from '../preferences.ts';
import { ModalFailed } from '../../parts/ModalFailed.tsx';
import { lazyPart } from '../../parts/load-chunk.ts';
import { LanguageMenu } from '../../site/LanguageMenu.tsx';
import { LeftBarList } from './LeftBar.tsx';

const dialog = lazyPart(
  () => import('../../ui/overlays/Dialog.tsx'),
  (m) => m.Dialog,
);

/** The left bar on a phone: a side sheet that closes when an entry is chosen. */
export function NavigationDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('shell');
  const site = useSite();
  const language = useLanguage();
  const session = useSession();
  const freePlay = useFreePlay();
  return (
    <ErrorBoundary fallbackRender={({ error }) => <ModalFailed error={error} onClose={onClose} />}>
      <Suspense fallback={null}>
        <dialog.Part title={t('places')} side="left" onClose={onClose}>
          {session === undefined && site?.features.freePlay === true && (
            <Button
              look="outline"
              className="mb-4 w-full lg:hidden"
              busy={freePlay.pending}
              onClick={() => void freePlay.start().then(onClose)}
            >
              {t('freePlay')}
            </Button>
          )}
          <LeftBarList collapsed={false} onChosen={onClose} />
          <div className="mt-6 flex items-center gap-2 border-t border-line pt-4 md:hidden">
            <LanguageMenu
              languages={site?.languages ?? []}
              align="start"
              onChosen={saveLanguagePreference}
            />
            <ThemeSwitch onChosen={saveThemePreference} />
            <IconButton
              label={t('effects')}
              onClick={() => {
                onClose();
                openModal('effects', {});
              }}
            >
              <Volume2 aria-hidden size={20} />
            </IconButton>
            <span className="ml-1 text-sm text-ink-3">{LOCALES[language].name}</span>
          </div>
        </dialog.Part>
      </Suspense>
    </ErrorBoundary>
  );
}
