// Rates as people write them; pure functions on decimal strings.

const RATE = /^(\d{1,3})(?:[.,](\d{1,4}))?$/;

/** `0.125` as `12.5 %`. */
export function ratePercent(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.');
  const digits = fraction.padEnd(6, '0');
  const percent = String(Number(whole + digits.slice(0, 2)));
  const rest = digits.slice(2).replace(/0+$/, '');
  return `${percent}${rest === '' ? '' : `.${rest}`} %`;
}

/** `12.5` per cent as the rate `0.125`; undefined for anything but 0 to 100 per cent. */
export function parsePercent(text: string): string | undefined {
  const match = RATE.exec(text.trim());
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  const digits = whole.padStart(3, '0') + fraction.padEnd(4, '0');
  const rate = `${Number(digits.slice(0, 1))}.${digits.slice(1)}`;
  return Number(digits) > 1_000_000 ? undefined : rate;
}

/** Lines such as `1000 8.5`: a bound and a rate in per cent; undefined where one is not valid. */
export function parseTiers(text: string): { above: string; rate: string }[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const tiers = lines.map((line) => {
    const [above = '', percent = '', ...more] = line.replace('%', '').trim().split(/\s+/);
    const rate = parsePercent(percent);
    const isValid = /^\d{1,12}(\.\d{1,4})?$/.test(above) && more.length === 0;
    return isValid && rate !== undefined ? { above, rate } : undefined;
  });
  const whole = tiers.filter((each) => each !== undefined);
  return whole.length === tiers.length && whole.length > 0 ? whole : undefined;
}
