// Amounts as a page shows them, in any language: always two decimals, the sign first.

/** Hundredths of the currency, with their sign. */
export function readMoney(text: string): number {
  const digits = Number(text.replaceAll(/\D/g, ''));
  return /[-−]/.test(text) ? -digits : digits;
}

/** `−₫1,019.56K` of an English page, with its sign, in thousands. */
export function readThousands(text: string): number {
  const shown = Number(text.replaceAll(/[^\d.]/g, ''));
  return /[-−]/.test(text) ? -shown : shown;
}
