// Minutes as a form field writes them, in the merchant's zone and not in the operator's browser's.

/** `2026-11-22T18:30` for a moment in a zone; undefined is the browser's own. */
export function writeZoned(at: number, zone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(at);
  return parts.replace(' ', 'T');
}

/**
 * The moment of a text such as `2026-11-22T18:30` in a zone; undefined where it is none. A minute
 * that a clock skips or strikes twice is one of its neighbours.
 */
export function readZoned(typed: string, zone: string | undefined): number | undefined {
  const asUtc = Date.parse(`${typed}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) || Number.isNaN(asUtc)) return undefined;
  const offset = (at: number): number => Date.parse(`${writeZoned(at, zone)}Z`) - minuteOf(at);
  const guess = asUtc - offset(asUtc);
  return asUtc - offset(guess);
}

const MINUTE_MS = 60_000;

function minuteOf(at: number): number {
  return Math.floor(at / MINUTE_MS) * MINUTE_MS;
}
