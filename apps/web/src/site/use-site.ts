import { useEffect, useMemo } from 'react';
import type { ValueOf } from '../calls/calls.ts';
import { saveMerchant } from '../session/merchant.ts';
import { useCall } from '../calls/use-call.ts';
import { fitLanguage } from '../i18n/language.ts';
import { learnServerTime } from '../ui/server-clock.ts';
import { applyBrand } from '../ui/theme.ts';
import { siteOf, type Site } from './site.ts';
import { setBrandTitle } from '../ui/page-title.ts';

type Whitelabel = ValueOf<'whitelabel'>;

/** The `site` signal announces changed settings, so the answer stays fresh for long. */
const FRESH_MS = 10 * 60_000;

/** The merchant's site; undefined until the first answer. */
export function useSite(): Site | undefined {
  const { data } = useCall('whitelabel', {}, { staleTime: FRESH_MS });
  return useMemo(() => (data === undefined ? undefined : siteOf(data)), [data]);
}

/** Applies the merchant's tokens, code and languages. Used once, at the root. */
export function useBrand(): void {
  const { data } = useCall('whitelabel', {}, { staleTime: FRESH_MS });
  useEffect(() => {
    if (data !== undefined) applyWhitelabel(data);
  }, [data]);
}

let inForce: Whitelabel | undefined;

/**
 * What `useBrand` does with an answer, for callers that have one before the first render.
 * Idempotent.
 */
export function applyWhitelabel(answer: Whitelabel): void {
  if (answer === inForce) return;
  inForce = answer;
  applyBrand(answer.theme);
  saveMerchant(answer.merchantCode);
  fitLanguage(answer.languages);
  setBrandTitle(answer.brand.name);
  document
    .querySelector('meta[name=description]')
    ?.setAttribute('content', `${answer.brand.name}. ${answer.brand.tagline}`);
}

/** Takes the server's time from an answer that carries it. */
export function recordServerTime(serverNow: number): void {
  learnServerTime(serverNow, 400);
}
