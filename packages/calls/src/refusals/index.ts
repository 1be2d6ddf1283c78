// Every refusal of the product, gathered from the areas that declare them.
import {
  fillText,
  LANGUAGE_LOCALES,
  numberFormat,
  writeMinute,
  type Language,
} from '@fairhouse/values';
import { agentRefusals } from './agents/agent-refusals.ts';
import { agentTransferRefusals } from './agents/transfers.ts';
import { httpRefusals } from './http.ts';
import { bookRefusals } from './books.ts';
import { contractRefusals } from './contracts.ts';
import { cashierRefusals } from './cashier.ts';
import { codeRefusals } from './codes.ts';
import { factorRefusals } from './factors.ts';
import { fieldRefusals } from './field.ts';
import { settingsRefusals } from './settings.ts';
import { gameRefusals } from './games.ts';
import { humanRefusals } from './human.ts';
import { identityRefusals } from './identity.ts';
import type { RefusalKind } from './kind.ts';
import { memberRefusals } from './members.ts';
import { merchantRefusals } from './merchants.ts';
import { messageRefusals } from './messages.ts';
import { kycRefusals } from './kyc.ts';
import { lotteryRefusals } from './lottery.ts';
import { numberLimitRefusals } from './number-limits.ts';
import { offerRefusals } from './offers.ts';
import { operatorRefusals } from './operators.ts';
import { socialRefusals } from './social.ts';
import { patternRefusals } from './patterns.ts';
import { protectionRefusals } from './protection.ts';
import { uploadRefusals } from './uploads.ts';

export const REFUSALS = {
  ...agentRefusals,
  ...agentTransferRefusals,
  ...bookRefusals,
  ...cashierRefusals,
  ...contractRefusals,
  ...settingsRefusals,
  ...httpRefusals,
  ...factorRefusals,
  ...fieldRefusals,
  ...codeRefusals,
  ...gameRefusals,
  ...humanRefusals,
  ...identityRefusals,
  ...socialRefusals,
  ...memberRefusals,
  ...kycRefusals,
  ...merchantRefusals,
  ...messageRefusals,
  ...patternRefusals,
  ...protectionRefusals,
  ...uploadRefusals,
  ...lotteryRefusals,
  ...numberLimitRefusals,
  ...offerRefusals,
  ...operatorRefusals,
};

export type CommonRefusal = keyof typeof httpRefusals;
export type RefusalCode = keyof typeof REFUSALS;

export type { RefusalKind } from './kind.ts';
export { PATTERN_REFUSALS } from './patterns.ts';

/** The kind of a refusal, or undefined for an unknown code. */
export function refusalKind(code: string): RefusalKind | undefined {
  const kinds: Readonly<Record<string, RefusalKind>> = REFUSALS;
  return Object.hasOwn(kinds, code) ? kinds[code] : undefined;
}

/** A moment in a refusal's text, which the caller's language writes. */
export interface Moment {
  readonly at: number;
  readonly zone: string;
}

/** Numbers, names, amounts of the wire and moments: `{ min: '10.0000' }`. */
export type RefusalParams = Readonly<Record<string, string | number | Moment>>;

/**
 * The text of a refusal, with `{name}` replaced by the parameter of that name as the language
 * writes it.
 */
export function refusalText(
  code: RefusalCode,
  language: Language,
  params: RefusalParams = {},
): string {
  const kind: RefusalKind = REFUSALS[code];
  const written = Object.entries(params).map(([name, value]) => [
    name,
    writeParam(value, language),
  ]);
  return fillText(kind.text[language], Object.fromEntries(written) as Record<string, string>);
}

/** An amount as the wire has it. */
const AMOUNT = /^-?\d+\.\d{4}$/;

function writeParam(value: RefusalParams[string], language: Language): string | number {
  if (typeof value === 'object') return writeMinute(value.at, value.zone, language);
  if (typeof value === 'number' || !AMOUNT.test(value)) return value;
  const minimumFractionDigits = value.endsWith('.0000') ? 0 : 2;
  const format = numberFormat(LANGUAGE_LOCALES[language], {
    minimumFractionDigits,
    maximumFractionDigits: 4,
  });
  // The decimal is formatted as it stands: it never becomes a float.
  return format.format(value as Intl.StringNumericLiteral);
}
