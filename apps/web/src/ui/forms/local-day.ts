/** The beginning of a day `2026-11-21` in the viewer's zone; undefined for any other text. */
export function localDay(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(day)).getTime();
}
