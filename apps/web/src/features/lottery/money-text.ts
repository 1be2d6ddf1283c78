// Lottery amounts may be thousandths of a currency unit: such amounts are shown in full, others in
// the usual format.
import { formatAmount, type Amount } from '@fairhouse/values';
import type { Formats } from '../../i18n/format.ts';

/** An amount in its currency, with all of its decimals. */
export function moneyText(formats: Formats, value: Amount | string, currency: string): string {
  const text = typeof value === 'string' ? value : formatAmount(value);
  return formats.money(text, currency, { exact: true });
}
