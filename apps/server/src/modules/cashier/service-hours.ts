/**
 * Whether a time of day lies within hours, all as `HH:MM`; the end is not included, hours may pass
 * midnight, and the same time twice means round the clock.
 */
export function isWithinHours(
  hours: { readonly from: string; readonly to: string },
  time: string,
): boolean {
  const { from, to } = hours;
  if (from === to) return true;
  return from < to ? from <= time && time < to : from <= time || time < to;
}
