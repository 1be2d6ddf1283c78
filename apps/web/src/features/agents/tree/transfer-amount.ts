import { compareAmounts } from '../../../ui/forms/typed-amount.ts';

interface TransferBounds {
  readonly min: string;
  readonly most: string;
}

export type TransferAmountFault = 'format' | 'min' | 'most';

/** Why an amount cannot be transferred: it is no money to the hundredth, or outside the bounds. */
export function transferAmountFault(
  typed: string,
  { min, most }: TransferBounds,
): TransferAmountFault | undefined {
  if (!/^\d+(\.\d{1,2})?$/.test(typed)) return 'format';
  if (compareAmounts(typed, min) < 0) return 'min';
  return compareAmounts(typed, most) > 0 ? 'most' : undefined;
}
