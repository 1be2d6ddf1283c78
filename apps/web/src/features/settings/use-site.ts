import { useEffect, useMemo } from 'react';
import { keepMerchant } from '../../app/merchant.ts';
import { useCall } from '../../app/use-call.ts';
import { fitLanguage } from '../../i18n/language.ts';
import { learnServerTime } from '../../ui/clock.ts';
import { applyBrand } from '../../ui/theme.ts';
import { siteOf, type Site } from './site.ts';
import { setBrandTitle } from '../../ui/page-title.ts';

/** Settings are pushed by the `site` signal, so what is here stays fresh until one comes. */
const FRESH_MS = 10 * 60_000;

/** The merchant's site; undefined until the first answer has come. */
export function useSite(): Site | undefined {
  const { data } = useCall('whitelabel', {}, { staleTime: FRESH_MS });
  return useMemo(() => (data === undefined ? undefined : siteOf(data)), [data]);
}

/** Puts the merchant's tokens, code and languages in force. Used once, at the root. */
export function useBrand(): void {
  const { data } = useCall('whitelabel', {}, { staleTime: FRESH_MS });
  useEffect(() => {
    if (data === undefined) return;
    applyBrand(data.theme);
    keepMerchant(data.merchantCode);
    fitLanguage(data.languages.supported, data.languages.fallback);
    setBrandTitle(data.brand.name);
    document
      .querySelector('meta[name=description]')
      ?.setAttribute('content', `${data.brand.name}. ${data.brand.tagline}`);
  }, [data]);
}

/** Learns the server's time from an answer that carries it. */
export function noteServerNow(serverNow: number): void {
  learnServerTime(serverNow, 400);
}
