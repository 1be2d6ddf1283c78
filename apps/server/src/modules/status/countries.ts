// Names and dialling codes of countries, from the language data of the runtime and of the phone
// library.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { LANGUAGE_LOCALES, ok, type Language } from '@fairhouse/values';
import { getCountryCallingCode, isSupportedCountry, type CountryCode } from 'libphonenumber-js';
import type { CallOf } from '../../platform/call-context.ts';
import { siteOf } from '../settings/index.ts';
import { countryOf } from './country.ts';

/** A country's name in a language, or its ISO letters where it is unknown. */
export function countryName(letters: string, language: Language): string {
  const names = new Intl.DisplayNames([LANGUAGE_LOCALES[language]], {
    type: 'region',
    fallback: 'code',
  });
  return names.of(letters) ?? letters;
}

const KNOWN = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Whether two capital letters are those of a country. */
export function isCountry(letters: string): boolean {
  return /^[A-Z]{2}$/.test(letters) && KNOWN.of(letters) !== undefined;
}

type Country = PlayerCalls['country'];

/**
 * The merchant's countries; `current` is the caller's detected country, else the merchant's
 * default.
 */
export async function country(call: CallOf<Country>): Promise<Answer<Country>> {
  const { dialCodes } = (await siteOf(call.app, call.merchant)).settings;
  const known = dialCodes.countries.filter((each): each is CountryCode => isSupportedCountry(each));
  if (known.length === 0) return refuse('not.found');
  const here = await countryOf(call.address);
  return ok({
    countries: known.map((letters) => ({
      countryCode: letters,
      countryDialingCode: getCountryCallingCode(letters),
      name: countryName(letters, call.language),
    })),
    current: known.find((each) => each === here) ?? dialCodes.current,
  });
}

/** The caller's address and country as the server detects them. */
export async function location(
  call: CallOf<PlayerCalls['location']>,
): Promise<Answer<PlayerCalls['location']>> {
  return ok({ address: call.address, country: (await countryOf(call.address)) ?? null });
}
