import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { EmptyArt } from '../../art/EmptyArt.tsx';
import { resourcesOf } from './site.ts';
import { useSite } from './use-site.ts';

const KINDS = ['MOBILECONFIG', 'IOS', 'Android'] as const;

/** A code to scan for each app that the merchant offers, named as the merchant names it. */
export function DownloadCodes() {
  const t = useTexts('pages');
  const site = useSite();
  const apps = KINDS.flatMap((kind) => resourcesOf(site, kind).slice(0, 1));
  if (apps.length === 0) {
    return <EmptyState art={<EmptyArt name="phone" />} title={t('download.none')} />;
  }
  return (
    <ul className="flex flex-wrap justify-center gap-6">
      {apps.map((app) => (
        <li key={app.resourceType} className="flex flex-col items-center gap-3">
          <Qr value={app.url} label={t('download.scan', { name: app.label })} />
          <a
            href={app.url}
            className="inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
          >
            {app.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
