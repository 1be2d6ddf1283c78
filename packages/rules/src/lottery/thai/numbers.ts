// Sets of numbers that Thai players generate from a few digits (lottery.md 1.9). Numbers are texts
// of digits; every result is sorted and without duplicates.

/** กลับเลข: the digits of a number in every order, 6 for three different digits. */
export function reverse(number: string): string[] {
  return unique(ordersOf(number));
}

/** 19 ประตู: the numbers of two digits that contain the digit. */
export function nineteenDoors(digit: string): string[] {
  return unique(DIGITS.flatMap((other) => [digit + other, other + digit]));
}

/** รูด: the ten numbers that begin with the digit, or end with it. */
export function numbersByDigit(digit: string, at: 'front' | 'back'): string[] {
  return DIGITS.map((other) => (at === 'front' ? digit + other : other + digit));
}

/**
 * วินเลข: every arrangement of two or three digits of a set; with doubles a digit may occur more
 * than once.
 */
export function win(digits: string, length: 2 | 3, withDoubles: boolean): string[] {
  const set = unique([...digits]);
  let made = [''];
  for (let at = 0; at < length; at += 1) {
    made = made.flatMap((start) =>
      set.filter((digit) => withDoubles || !start.includes(digit)).map((digit) => start + digit),
    );
  }
  return unique(made);
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

function ordersOf(text: string): string[] {
  if (text.length < 2) return [text];
  return [...text].flatMap((first, at) =>
    ordersOf(text.slice(0, at) + text.slice(at + 1)).map((rest) => first + rest),
  );
}

function unique(numbers: readonly string[]): string[] {
  return [...new Set(numbers)].sort();
}
