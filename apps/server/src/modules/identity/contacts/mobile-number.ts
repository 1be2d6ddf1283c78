import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { Site } from '../../settings/index.ts';

/** A number that can receive an SMS, in the canonical form for storage and comparison. */
export interface MobileNumber {
  /** International form: `+639171234567`. */
  readonly e164: string;
  /** Two letters; undefined for a number that belongs to no country. */
  readonly country: string | undefined;
  /** The block that a carrier assigns together: the country calling code and five digits. */
  readonly prefix: string;
}

const PREFIX_DIGITS = 5;

/**
 * Parses a typed mobile number with its dialling code, or with that of the merchant's own country.
 * Undefined if it is no valid number.
 */
export function readMobile(
  { settings }: Pick<Site, 'settings'>,
  given: { readonly mobileNum: string; readonly countryDialingCode?: string | undefined },
): MobileNumber | undefined {
  const code = (given.countryDialingCode ?? '').replace(/^\+/, '');
  const number = parsePhoneNumberFromString(
    given.mobileNum,
    code === ''
      ? { defaultCountry: settings.dialCodes.current as 'PH', extract: false }
      : { defaultCallingCode: code, extract: false },
  );
  if (number === undefined || !number.isValid()) return undefined;
  const e164: string = number.number;
  const prefix = e164.slice(0, 1 + number.countryCallingCode.length + PREFIX_DIGITS);
  return { e164, country: number.country, prefix };
}

/** Whether the merchant sends codes to this number's country. */
export function isCountryServed({ settings }: Pick<Site, 'settings'>, number: MobileNumber) {
  return number.country !== undefined && settings.dialCodes.countries.includes(number.country);
}
