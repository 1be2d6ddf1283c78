const COUNTRIES: Readonly<Record<string, string>> = {
  CNY: 'CN',
  IDR: 'ID',
  PHP: 'PH',
  THB: 'TH',
  USD: 'US',
  VND: 'VN',
};

/** The country of a merchant's members, as vendors ask for it; undefined where none is known. */
export function countryOfCurrency(currency: string): string | undefined {
  return Object.hasOwn(COUNTRIES, currency) ? COUNTRIES[currency] : undefined;
}
