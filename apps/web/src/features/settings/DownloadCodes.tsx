import { useTexts } from '../../i18n/use-texts.ts';
import { Qr } from '../../ui/data/Qr.tsx';
import type { Resource } from '../../site/site.ts';

/** A QR code for each app of the merchant, with the merchant's label. */
export function DownloadCodes({ apps }: { readonly apps: readonly Resource[] }) {
  const t = useTexts('pages');
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
