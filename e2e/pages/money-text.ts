// Money as a page shows it, in any of the languages: always two decimals, the sign in front.

/** Hundredths of the currency, with their sign. */
export function readMoney(text: string): number {
  const digits = Number(text.replaceAll(/\D/g, ''));
  return /[-−]/.test(text) ? -digits : digits;
}
