import { dateFormat } from '@fairhouse/values';

/**
 * What a time zone's clock is called in a language, `Giờ Việt Nam` of `Asia/Ho_Chi_Minh`: by its
 * place or by its standard, whichever is shorter. A browser that has no name for a city in a script
 * of its own says `Jakarta时间`, and the standard's name is in that script.
 */
export function zoneName(zone: string, locale: string): string {
  const [byPlace, byStandard] = (['shortGeneric', 'longGeneric'] as const).map((timeZoneName) => {
    const parts = dateFormat(locale, { timeZone: zone, timeZoneName });
    return parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  });
  const [place = zone, standard = zone] = [byPlace, byStandard];
  const isForeign = LATIN.test(place) && !LATIN.test(standard);
  return place.length <= standard.length && !isForeign ? place : standard;
}

const LATIN = /[A-Z]/i;
