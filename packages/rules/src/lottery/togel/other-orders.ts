// The orders of a number's digits other than the number itself (bolak-balik).

/** Every other order once, ascending; `112` of three digits gives 121 and 211. */
export function otherOrders(number: number, length: number): number[] {
  const digits = Array.from({ length }, (_, at) => Math.trunc(number / 10 ** at) % 10);
  digits.sort((left, right) => left - right);
  const orders: number[] = [];
  do {
    let order = 0;
    for (const digit of digits) order = order * 10 + digit;
    if (order !== number) orders.push(order);
  } while (advance(digits));
  return orders;
}

/** Rearranges digits into their next higher order; false after the highest. */
function advance(digits: number[]): boolean {
  const at = digits.findLastIndex((digit, place) => digit < (digits[place + 1] ?? 0));
  if (at < 0) return false;
  const low = digits[at] ?? 0;
  const next = digits.findLastIndex((digit) => digit > low);
  [digits[at], digits[next]] = [digits[next] ?? 0, low];
  for (let [left, right] = [at + 1, digits.length - 1]; left < right; left += 1, right -= 1) {
    [digits[left], digits[right]] = [digits[right] ?? 0, digits[left] ?? 0];
  }
  return true;
}
