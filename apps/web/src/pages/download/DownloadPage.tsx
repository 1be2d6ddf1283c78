import { appsOf } from '../../features/settings/apps.ts';
import { DownloadCodes } from '../../features/settings/DownloadCodes.tsx';
import { InstallButton } from '../../features/settings/InstallButton.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Section } from '../../ui/layout/Section.tsx';

/** The merchant's apps, if it has any, and how to install the site on a phone. */
export function DownloadPage() {
  const t = useTexts('pages');
  const apps = appsOf(useSite());
  const hasApps = apps.length > 0;
  return (
    <div className="page max-w-4xl pb-10">
      <PageHead
        title={t('download.title')}
        about={t(hasApps ? 'download.about' : 'download.onPhone')}
      />
      <div className="flex flex-col gap-10">
        {hasApps && (
          <Card>
            <DownloadCodes apps={apps} />
          </Card>
        )}
        <InstallButton />
        <Section title={t('download.steps')}>
          <ol className="flex list-decimal flex-col gap-3 pl-6 text-ink-2">
            <li>{t('download.step1')}</li>
            <li>{t('download.step2')}</li>
            <li>{t('download.step3')}</li>
          </ol>
        </Section>
      </div>
    </div>
  );
}
