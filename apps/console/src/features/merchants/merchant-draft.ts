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

/** The input of the call; undefined until every field has a plausible value. */
export function parseMerchantDraft(draft: MerchantDraft): MerchantPlan | undefined {
  const { ownerName, ownerDisplayName, hosts, languages, dialCodes, lotteries, ...rest } = draft;
  const cutHour = Number(draft.cutHour);
  const fits =
    /^[a-z][a-z0-9-]{1,30}$/.test(draft.code) &&
    draft.name.trim() !== '' &&
    hosts.length > 0 &&
    /^[A-Z]{3}$/.test(draft.currency) &&
    draft.zone !== '' &&
    /^\d{1,2}$/.test(draft.cutHour) &&
    cutHour <= 23 &&
    languages.length > 0 &&
    dialCodes.length > 0 &&
    dialCodes.every((each) => /^[A-Z]{2}$/.test(each)) &&
    /^[a-z][a-z0-9._-]{1,39}$/.test(ownerName) &&
    ownerDisplayName.trim() !== '';
  if (!fits) return undefined;
  return {
    ...rest,
    name: draft.name.trim(),
    cutHour,
    hosts: [...hosts],
    languages: [...languages],
    dialCodes: [...dialCodes],
    lotteries: [...lotteries],
    owner: { name: ownerName, displayName: ownerDisplayName.trim() },
  };
}
