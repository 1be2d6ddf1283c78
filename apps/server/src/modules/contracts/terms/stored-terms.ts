// Terms as they are stored: the wire's form, so that a stored contract is read as it was offered.
import { wireTerms } from '@fairhouse/calls/player';
import type { Calendar, ContractTerms } from '@fairhouse/rules/agency';
import * as z from 'zod';
import { readJson } from '../../../platform/read-json.ts';
import type { Merchant } from '../../../platform/app-context.ts';

export interface StoredContract {
  readonly terms: unknown;
}

/** The terms of a stored contract; throws where nobody can read them. */
export function termsOf({ terms }: StoredContract): ContractTerms {
  return z.parse(wireTerms, terms);
}

/** The same of terms that were read as JSON. */
export const termsOfText = (json: string): ContractTerms => termsOf({ terms: readJson(json) });

export function termsToStore(terms: ContractTerms): string {
  return JSON.stringify(z.encode(wireTerms, terms));
}

/** The merchant's business days. */
export function contractCalendar({ zone, cutHour }: Merchant): Calendar {
  return { zone, cutHour };
}
