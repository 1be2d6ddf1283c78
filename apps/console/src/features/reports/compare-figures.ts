// Comparison of figures of two days; pure functions.
import { dateFormat } from '@fairhouse/values';

/** A decimal string or a count, as a whole number of ten-thousandths. */
function toUnits(value: string | number): bigint {
  const [whole = '0', digits = ''] = String(value).split('.');
  return BigInt(`${whole}${digits.padEnd(4, '0').slice(0, 4)}`);
}

/** By how many percent a figure differs from an earlier one; undefined if that one was zero. */
export function changePercent(now: string | number, before: string | number): number | undefined {
  const earlier = toUnits(before);
  if (earlier === 0n) return undefined;
  const size = earlier < 0n ? -earlier : earlier;
  return Number(((toUnits(now) - earlier) * 100n) / size);
}

/** The day of a moment in a zone, as filters take it: `2026-11-23`. */
export function dayOf(at: number, zone: string | undefined): string {
  return dateFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(at);
}
