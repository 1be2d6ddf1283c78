import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { Site } from '../../settings/index.ts';

/** A number that can receive an SMS, in the one form in which it is kept and compared. */
export interface MobileNumber {
  /** International form: `+639171234567`. */
  readonly e164: string;
  /** Two letters; undefined for a number that belongs to no country. */
  readonly country: string | undefined;
  /** What a carrier hands out together: the country's code and five digits. */
  readonly prefix: string;
}

const PREFIX_DIGITS = 5;

/**
 * Reads a mobile number as it was typed, with its dialling code or that of the merchant's own
 * country. Undefined for what is no mobile number of any country.
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

/** Whether the merchant sends codes to this country at all. */
export function isCountryServed({ settings }: Pick<Site, 'settings'>, number: MobileNumber) {
  return number.country !== undefined && settings.dialCodes.countries.includes(number.country);
}
