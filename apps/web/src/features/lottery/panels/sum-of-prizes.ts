import { amount, parseAmount, type Amount } from '@fairhouse/values';

/** The total prize of some orders; undefined while none has won. */
export function sumOfPrizes(orders: readonly { readonly prize: string }[]): Amount | undefined {
  let total = 0n;
  for (const { prize } of orders) total += parseAmount(prize) ?? 0n;
  return total > 0n ? amount(total) : undefined;
}

/** The total stake of the orders that were not refunded. */
export function sumOfStakes(
  orders: readonly { readonly stake: string; readonly refunded: string }[],
): Amount {
  let total = 0n;
  for (const { stake, refunded } of orders) {
    total += (parseAmount(stake) ?? 0n) - (parseAmount(refunded) ?? 0n);
  }
  return amount(total > 0n ? total : 0n);
}
