import { dateFormat } from '@fairhouse/values';

/**
 * What a time zone's clock is called in a language, `Giờ Việt Nam` of `Asia/Ho_Chi_Minh`: by its
 * place or by its standard, whichever is shorter.
 */
export function zoneName(zone: string, locale: string): string {
  const [byPlace, byStandard] = (['shortGeneric', 'longGeneric'] as const).map((timeZoneName) => {
    const parts = dateFormat(locale, { timeZone: zone, timeZoneName });
    return parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  });
  const [place = zone, standard = zone] = [byPlace, byStandard];
  return place.length <= standard.length ? place : standard;
}
