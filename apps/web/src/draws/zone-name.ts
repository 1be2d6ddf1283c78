/** What a time zone's clock is called in a language: `Giờ Việt Nam` of `Asia/Ho_Chi_Minh`. */
export function zoneName(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  return parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
