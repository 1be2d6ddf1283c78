import { amount, formatAmount, parseAmount, ZERO } from '@fairhouse/values';
import type { TransferOptions } from './TransferForm.tsx';

/** The most that the caller can transfer at once: the least of balance and limits. */
export function mostTransferable(
  options: Pick<TransferOptions, 'balance' | 'max' | 'dayLeft' | 'monthLeft'>,
): string {
  const { balance, max, dayLeft, monthLeft } = options;
  const all = [balance, max, dayLeft, monthLeft].map((each) => parseAmount(each) ?? ZERO);
  return formatAmount(amount(all.reduce((least, each) => (each < least ? each : least))));
}
