// Countries with their dialling codes, and the initial country of a form (product.md section 2).

export interface Country {
  readonly countryCode: string;
  readonly countryDialingCode: string;
  readonly name: string;
}

/** The number of this browser's last login, masked. */
export interface StoredNumber {
  /** Masked except for its last digits. */
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

const COOKIE = 'loginTypeSms';

/** The country of the saved dialling code if the list has it, otherwise the visitor's country. */
export function initialCountry(
  countries: readonly Country[],
  current: string,
  saved?: string,
): Country | undefined {
  const here = countries.find((each) => each.countryCode === current);
  // Several countries share a code: the visitor's country takes precedence over the list's order.
  if (saved !== undefined && here?.countryDialingCode !== saved) {
    const kept = countries.find((each) => each.countryDialingCode === saved);
    if (kept !== undefined) return kept;
  }
  return here ?? countries[0];
}

/** Parses the cookie `loginTypeSms`; undefined if it is missing or invalid. */
export function readStoredNumber(cookies: string): StoredNumber | undefined {
  const entry = cookies.split('; ').find((each) => each.startsWith(`${COOKIE}=`));
  if (entry === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(entry.slice(COOKIE.length + 1)));
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { mobileNum, countryDialingCode } = kept as Record<string, unknown>;
    if (typeof mobileNum !== 'string' || typeof countryDialingCode !== 'string') return undefined;
    return { mobileNum, countryDialingCode };
  } catch {
    return undefined;
  }
}
