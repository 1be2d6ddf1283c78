import { amount, parseAmount, type Amount } from '@fairhouse/values';

/** What orders won together; undefined while none has won. */
export function sumOfPrizes(orders: readonly { readonly prize: string }[]): Amount | undefined {
  let total = 0n;
  for (const { prize } of orders) total += parseAmount(prize) ?? 0n;
  return total > 0n ? amount(total) : undefined;
}
