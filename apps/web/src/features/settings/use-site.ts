import { useEffect, useMemo } from 'react';
import type { ValueOf } from '../../app/calls.ts';
import { keepMerchant } from '../../app/merchant.ts';
import { useCall } from '../../app/use-call.ts';
import { fitLanguage } from '../../i18n/language.ts';
import { learnServerTime } from '../../ui/clock.ts';
import { applyBrand } from '../../ui/theme.ts';
import { siteOf, type Site } from './site.ts';
import { setBrandTitle } from '../../ui/page-title.ts';

type Whitelabel = ValueOf<'whitelabel'>;

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
    if (data !== undefined) putInForce(data);
  }, [data]);
}

let inForce: Whitelabel | undefined;

/**
 * What `useBrand` does with an answer, for who has it before the first drawing. The same answer
 * again does nothing.
 */
export function putInForce(answer: Whitelabel): void {
  if (answer === inForce) return;
  inForce = answer;
  applyBrand(answer.theme);
  keepMerchant(answer.merchantCode);
  fitLanguage(answer.languages);
  setBrandTitle(answer.brand.name);
  document
    .querySelector('meta[name=description]')
    ?.setAttribute('content', `${answer.brand.name}. ${answer.brand.tagline}`);
}

/** Learns the server's time from an answer that carries it. */
export function noteServerNow(serverNow: number): void {
  learnServerTime(serverNow, 400);
}
