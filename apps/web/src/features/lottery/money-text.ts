// Lottery money may be a thousandth of a coin: such amounts are shown in full, others as
// everywhere.
import { formatAmount, type Amount } from '@fairhouse/values';
import type { Formats } from '../../i18n/format.ts';

/** An amount in its currency, with every decimal it has. */
export function moneyText(formats: Formats, value: Amount | string, currency: string): string {
  const text = typeof value === 'string' ? value : formatAmount(value);
  return formats.money(text, currency, { exact: true });
}
