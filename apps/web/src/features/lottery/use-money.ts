import { useMemo } from 'react';
import type { Amount } from '@fairhouse/values';
import { useFormats } from '../../i18n/format.ts';
import { useSite } from '../../site/use-site.ts';
import { useBalance } from '../../balance/use-balance.ts';
import { moneyText } from './money-text.ts';

export type FormatMoney = (value: Amount | string) => string;

/** The currency that the player bets in: that of the balance, or the merchant's for visitors. */
export function useCurrency(): string {
  const site = useSite();
  const { balance } = useBalance();
  return balance?.currency ?? site?.currency ?? '';
}

/** Formats amounts in the player's currency. */
export function useMoney(): FormatMoney {
  const formats = useFormats();
  const currency = useCurrency();
  return useMemo(() => (value) => moneyText(formats, value, currency), [formats, currency]);
}
