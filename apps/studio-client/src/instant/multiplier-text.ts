/** Ten-thousandths as `×1.98`; four decimals where two do not say all. */
export function multiplierText(units: bigint): string {
  const part = (units % 10_000n).toString().padStart(4, '0');
  const whole = (units / 10_000n).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  return `×${whole}.${part.endsWith('00') ? part.slice(0, 2) : part}`;
}

/** The same without what says nothing, for narrow places: `×1.9`, `×30`. */
export function shortMultiplierText(units: bigint): string {
  return multiplierText(units).replace(/\.?0+$/, '');
}

/** A share of whole numbers in per cent with two decimals. */
export function percentText(part: number, all: number): string {
  const hundredths = Math.round((part * 10_000) / all);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')} %`;
}
