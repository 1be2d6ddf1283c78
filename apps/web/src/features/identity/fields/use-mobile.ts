import { useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { initialCountry, type Country } from './initial-country.ts';
import { cleanMobileNumber } from './mobile-number.ts';

/** A mobile number being typed, with the country of its dialling code. */
export interface Mobile {
  readonly countries: readonly Country[];
  /** Undefined until the merchant's countries are loaded. */
  readonly country: Country | undefined;
  readonly number: string;
  readonly chooseCountry: (country: Country) => void;
  readonly type: (number: string) => void;
  /** The fields for the calls. */
  readonly callFields: { readonly mobileNum: string; readonly countryDialingCode: string };
}

/** Countries change only by an operator's action. */
const FRESH_MS = 10 * 60_000;

/** A number with its country: that of the saved code, otherwise the visitor's. */
export function useMobile(
  begin: { readonly number?: string | undefined; readonly saved?: string | undefined } = {},
): Mobile {
  const { data } = useCall('country', {}, { staleTime: FRESH_MS });
  const [chosen, setChosen] = useState<string>();
  const [number, setNumber] = useState(begin.number ?? '');
  const countries = data?.countries ?? [];
  const country =
    countries.find((each) => each.countryCode === chosen) ??
    initialCountry(countries, data?.current ?? '', begin.saved);
  return {
    countries,
    country,
    number,
    chooseCountry: ({ countryCode }) => setChosen(countryCode),
    type: setNumber,
    callFields: {
      mobileNum: cleanMobileNumber(number),
      countryDialingCode: country?.countryDialingCode ?? '',
    },
  };
}
