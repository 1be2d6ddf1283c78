import { fillText, LANGUAGES, type Language } from '@fairhouse/values';
import type { ApprovalDescription } from '../../operators/index.ts';
import { APPROVAL_TEXTS } from '../orders/index.ts';

/** A sentence of the approvals inbox in every language, with its values filled in. */
export function fillApprovalText(
  name: keyof typeof APPROVAL_TEXTS,
  values: Readonly<Record<string, string>>,
): ApprovalDescription {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, fillText(APPROVAL_TEXTS[name][language], values)]),
  ) as Record<Language, string>;
}
