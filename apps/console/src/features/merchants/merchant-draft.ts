// A merchant as edited in the form, before it is requested.
import type { Language } from '@fairhouse/values';
import type { CallInput } from '../../calls/calls.ts';

export type MerchantPlan = Omit<CallInput<'merchantMake'>, 'reason'>;

export interface MerchantDraft {
  readonly code: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly currency: string;
  readonly zone: string;
  readonly cutHour: string;
  readonly languages: readonly Language[];
  readonly theme: 'dark' | 'light';
  readonly minimumAge: 18 | 21;
  readonly dialCodes: readonly string[];
  readonly lotteries: readonly string[];
  readonly ownerName: string;
  readonly ownerDisplayName: string;
}

export const EMPTY_DRAFT: MerchantDraft = {
  code: '',
  name: '',
  hosts: [],
  currency: '',
  zone: '',
  cutHour: '0',
  languages: [],
  theme: 'dark',
  minimumAge: 21,
  dialCodes: [],
  lotteries: [],
  ownerName: '',
  ownerDisplayName: '',
};

type RuledField = Exclude<keyof MerchantDraft, 'theme' | 'minimumAge' | 'lotteries'>;
type Rules = { readonly [Field in RuledField]: (value: MerchantDraft[Field]) => boolean };

/** Whether the value of a field is plausible; a host is validated by the server. */
export const MERCHANT_RULES: Rules = {
  code: (code) => /^[a-z][a-z0-9-]{1,30}$/.test(code),
  name: (name) => name.trim() !== '',
  hosts: (hosts) => hosts.length > 0,
  currency: (currency) => /^[A-Z]{3}$/.test(currency),
  zone: (zone) => zone !== '',
  cutHour: (hour) => /^\d{1,2}$/.test(hour) && Number(hour) <= 23,
  languages: (languages) => languages.length > 0,
  dialCodes: (codes) => codes.length > 0 && codes.every((each) => /^[A-Z]{2}$/.test(each)),
  ownerName: (name) => /^[a-z][a-z0-9._-]{1,39}$/.test(name),
  ownerDisplayName: (name) => name.trim() !== '',
};

/** The input of the call. */
export function planFromDraft(draft: MerchantDraft): MerchantPlan {
  const { ownerName, ownerDisplayName, hosts, languages, dialCodes, lotteries, ...rest } = draft;
  return {
    ...rest,
    name: draft.name.trim(),
    cutHour: Number(draft.cutHour),
    hosts: [...hosts],
    languages: [...languages],
    dialCodes: [...dialCodes],
    lotteries: [...lotteries],
    owner: { name: ownerName, displayName: ownerDisplayName.trim() },
  };
}
