// Millionths as text, by whole numbers: no fraction holds money.

const ONE = 1_000_000n;
const SYMBOLS: Readonly<Record<string, string>> = {
  PHP: '₱',
  VND: '₫',
  IDR: 'Rp',
  THB: '฿',
  CNY: '¥',
};

/** `12,345.60`; four decimals where two do not say all, none of a currency without parts. */
export function moneyText(millionths: number | bigint, currency: string): string {
  const units = typeof millionths === 'bigint' ? millionths : BigInt(Math.round(millionths));
  const size = units < 0n ? -units : units;
  const whole = (size / ONE).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  const part = ((size % ONE) / 100n).toString().padStart(4, '0');
  const isBare = (currency === 'VND' || currency === 'IDR') && part === '0000';
  const decimals = isBare ? '' : `.${part.endsWith('00') ? part.slice(0, 2) : part}`;
  return `${units < 0n ? '−' : ''}${SYMBOLS[currency] ?? ''}${whole}${decimals}`;
}

/** A balance as the site shows the same one: to the hundredth, without the rest. */
export function balanceText(millionths: number, currency: string): string {
  const units = BigInt(Math.round(millionths));
  return moneyText(units - (units % (ONE / 100n)), currency);
}

/** What a number of hundredths of a stake comes to, in millionths. */
export function hundredthsOf(stake: number, hundredths: number): bigint {
  return (BigInt(Math.round(stake)) * BigInt(hundredths)) / 100n;
}
