import { parseRate } from '@fairhouse/values';
import { shareOfPercent } from './percent-share.ts';

/** Group and rates as they are typed, rates in per cent. */
export interface TypedTerms {
  readonly group: number;
  readonly rates: Readonly<Record<string, string>>;
}

/** The rates as they are sent, and the categories that are no percentage or too high. */
export function typedRates(
  { rates }: TypedTerms,
  highest: Readonly<Record<string, string>>,
): { readonly rates: Readonly<Record<string, string>>; readonly faults: ReadonlySet<string> } {
  const faults = new Set<string>();
  const read: Record<string, string> = {};
  for (const [category, text] of Object.entries(rates)) {
    if (text.trim() === '') continue;
    const share = shareOfPercent(text);
    const value = share === undefined ? undefined : parseRate(share);
    const most = parseRate(highest[category] ?? '0') ?? 0n;
    if (share === undefined || value === undefined || value > most) faults.add(category);
    else read[category] = share;
  }
  return { rates: read, faults };
}

/** The names that a refusal has for the fields of terms. */
export function termsFieldNames(highest: Readonly<Record<string, string>>): readonly string[] {
  return ['group', ...Object.keys(highest).map((category) => `rates.${category}`)];
}
