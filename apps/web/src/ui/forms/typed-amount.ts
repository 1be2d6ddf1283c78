// The text that a person types as an amount. It is never converted to a number.

/** The maximum count of digits before the decimal point. */
const WHOLE_DIGITS = 12;

/** The text after a key of the keypad: a digit, `000`, `.` or `back`. */
export function typedAmountAfterKey(text: string, key: string, decimals = 2): string {
  if (key === 'back') return text.slice(0, -1);
  if (key === '.')
    return decimals === 0 || text.includes('.') ? text : `${text === '' ? '0' : text}.`;
  return cleanAmount(`${text}${key}`, decimals);
}

/**
 * Keeps the characters of an amount with at most `decimals` decimals. A comma is read as a point.
 */
export function cleanAmount(text: string, decimals = 2): string {
  const [whole = '', ...rest] = text
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS);
  if (rest.length === 0 || decimals === 0) return digits;
  return `${digits === '' ? '0' : digits}.${rest.join('').slice(0, decimals)}`;
}

/** The sum of two typed amounts as text, exact to four decimals. */
export function addAmounts(left: string, right: string): string {
  const units = toUnits(left) + toUnits(right);
  const fraction = (units % 10_000n).toString().padStart(4, '0').replace(/0+$/, '');
  return `${units / 10_000n}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Negative when left is less, zero when equal. */
export function compareAmounts(left: string, right: string): number {
  const difference = toUnits(left) - toUnits(right);
  return difference < 0n ? -1 : Number(difference > 0n);
}

function toUnits(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole === '' ? '0' : whole) * 10_000n + BigInt(fraction.padEnd(4, '0').slice(0, 4));
}
