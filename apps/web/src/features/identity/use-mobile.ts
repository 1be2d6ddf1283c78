import { useState } from 'react';
import { useCall } from '../../app/use-call.ts';
import { initialCountry, type Country } from './dial-codes.ts';
import { cleanNumber } from './mobile-number.ts';

/** A mobile number being typed, with the country whose code stands before it. */
export interface Mobile {
  readonly countries: readonly Country[];
  /** Undefined until the merchant's countries are known. */
  readonly country: Country | undefined;
  readonly number: string;
  readonly chooseCountry: (country: Country) => void;
  readonly type: (number: string) => void;
  /** What the calls take. */
  readonly given: { readonly mobileNum: string; readonly countryDialingCode: string };
}

/** Countries change by an operator's hand alone. */
const FRESH_MS = 10 * 60_000;

/** A number with its country: the saved code's, otherwise where the visitor seems to be. */
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
    given: {
      mobileNum: cleanNumber(number),
      countryDialingCode: country?.countryDialingCode ?? '',
    },
  };
}
