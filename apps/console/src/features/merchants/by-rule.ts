import type { TextKey } from '../../i18n/text-types.ts';
import { MERCHANT_RULES, type MerchantDraft } from './merchant-draft.ts';

/** What is allowed in a field, for those that say it below themselves. */
const HELP = {
  code: 'merchant.codeHelp',
  hosts: 'merchant.hostsHelp',
  currency: 'merchant.currencyHelp',
  cutHour: 'merchant.cutHourHelp',
  dialCodes: 'dialCodes.countriesHelp',
  ownerName: 'operator.nameHelp',
} as const satisfies Partial<Record<keyof typeof MERCHANT_RULES, TextKey>>;

/** The validator of a field by its rule; an error takes the place of the help, and says it too. */
export function byRule<Field extends keyof typeof MERCHANT_RULES>(field: Field) {
  const isPlausible = MERCHANT_RULES[field];
  return (value: MerchantDraft[Field]) => {
    if (isPlausible(value)) return undefined;
    return value.length > 0 && isHelped(field) ? HELP[field] : 'ra.validation.required';
  };
}

const isHelped = (field: string): field is keyof typeof HELP => Object.hasOwn(HELP, field);
