import { HeroArt } from '../../art/HeroArt.tsx';
import { openModal } from '../../modals/modals.ts';
import { appsOf } from '../../features/settings/apps.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';

/** The link to the apps; renders nothing if the merchant has none. */
export function AppDownload() {
  const t = useTexts('home');
  const site = useSite();
  if (appsOf(site).length === 0) return null;
  return (
    <section
      data-theme="dark"
      className="relative isolate overflow-hidden rounded-xl bg-night text-on-night shadow-card"
    >
      <div className="absolute inset-0 -z-10">
        <HeroArt art="app" />
      </div>
      <div className="flex max-w-md flex-col items-start justify-end gap-3 p-7 max-md:min-h-96 md:p-14">
        <h2 className="text-2xl font-semibold md:text-3xl">{t('app')}</h2>
        <p className="text-on-night-2">{t('appText')}</p>
        <Button look="primary" size="lg" onClick={() => openModal('download', {})}>
          {t('appButton')}
        </Button>
      </div>
    </section>
  );
}
