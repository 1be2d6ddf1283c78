// The orders of a number's digits other than the number itself (bolak-balik).

/** Every other order once, ascending; `112` of three digits gives 121 and 211. */
export function otherOrders(number: number, length: number): number[] {
  const orders = new Set(ordersOf(String(number).padStart(length, '0')).map(Number));
  orders.delete(number);
  return [...orders].sort((left, right) => left - right);
}

function ordersOf(digits: string): string[] {
  if (digits.length <= 1) return [digits];
  return Array.from(digits).flatMap((digit, at) =>
    ordersOf(digits.slice(0, at) + digits.slice(at + 1)).map((rest) => digit + rest),
  );
}
