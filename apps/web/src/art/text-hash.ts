/** A small number derived from a text. */
export function textHash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return sum;
}
