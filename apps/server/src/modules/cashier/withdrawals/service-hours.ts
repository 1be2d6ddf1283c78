/**
 * Whether a time of day is within hours, all as `HH:MM`; the end is exclusive, hours may span
 * midnight, and two equal times mean around the clock.
 */
export function isWithinServiceHours(
  hours: { readonly from: string; readonly to: string },
  time: string,
): boolean {
  const { from, to } = hours;
  if (from === to) return true;
  return from < to ? from <= time && time < to : from <= time || time < to;
}
