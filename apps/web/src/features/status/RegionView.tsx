import { NightScene } from '../../art/NightScene.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Status } from './use-status.ts';
import { StandIn } from './StandIn.tsx';

/**
 * Status 2: the visitor's country or address may not be served; says which was seen, and whom to
 * ask.
 */
export function RegionView({ status }: { readonly status: Status }) {
  const t = useTexts('states');
  const country = status.countryName ?? status.country;
  return (
    <StandIn
      art={<NightScene motif="harbour" />}
      title={status.title === '' ? t('region.title') : status.title}
      contactUrl={status.contactUrl}
    >
      {country !== null && <p className="font-semibold text-on-night">{country}</p>}
      <p className="mt-2">{status.text === '' ? t('region.text') : status.text}</p>
      <p className="mt-4 text-sm">{t('region.address', { address: status.address })}</p>
    </StandIn>
  );
}
