import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSite } from '../../features/settings/use-site.ts';
import { useLanguage } from '../../i18n/language.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LanguageMenu } from '../../ui/LanguageMenu.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { useAddress } from '../navigation/use-place.ts';
import { LeftBarList } from './LeftBar.tsx';

const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog.tsx')).Dialog }));

/** The left bar on a phone: a sheet from the side, gone when a place was chosen. */
export function NavigationDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('shell');
  const site = useSite();
  const language = useLanguage();
  const { path } = useAddress();
  const opened = useRef(path);
  useEffect(() => {
    if (path !== opened.current) onClose();
  }, [path, onClose]);
  return (
    <Suspense fallback={null}>
      <Dialog title={t('places')} side="left" onClose={onClose}>
        <div onClick={(event) => isChoice(event.target) && onClose()}>
          <LeftBarList collapsed={false} />
        </div>
        <div className="mt-6 flex items-center gap-2 border-t border-line pt-4 md:hidden">
          <LanguageMenu languages={site?.languages ?? []} align="start" />
          <ThemeSwitch />
          <span className="ml-1 text-sm text-ink-3">{LOCALES[language].name}</span>
        </div>
      </Dialog>
    </Suspense>
  );
}

function isChoice(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}
