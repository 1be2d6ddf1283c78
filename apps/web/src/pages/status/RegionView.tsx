import { NightScene } from '../../art/NightScene.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Status } from '../../features/status/use-status.ts';
import { ReplacementPage } from './ReplacementPage.tsx';

/**
 * Status 2: the visitor's country or address is not served; shows the detected one and a contact.
 */
export function RegionView({ status }: { readonly status: Status }) {
  const t = useTexts('states');
  const country = status.countryName ?? status.country;
  return (
    <ReplacementPage
      art={<NightScene motif="harbour" />}
      title={status.title === '' ? t('region.title') : status.title}
      contactUrl={status.contactUrl}
    >
      {country !== null && <p className="font-semibold text-on-night">{country}</p>}
      <p className="mt-2">{status.text === '' ? t('region.text') : status.text}</p>
      <p className="mt-4 text-sm">{t('region.address', { address: status.address })}</p>
    </ReplacementPage>
  );
}
