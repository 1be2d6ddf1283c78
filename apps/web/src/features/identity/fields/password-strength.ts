/** The estimated strength of a password; the server's check is the one that counts. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

const GUESSABLE = ['password', 'qwerty', 'abc123', 'iloveyou', 'letmein', 'welcome', '123456'];
const LONG = 12;
const LONGER = 16;

/**
 * Judges length and variety only: no character classes are required. Common passwords, repetitions
 * and names of the member are weak at any length.
 */
export function passwordStrength(
  password: string,
  { minLength, known }: { readonly minLength: number; readonly known: readonly string[] },
): PasswordStrength {
  const letters = [...password.toLowerCase()];
  if (letters.length < minLength) return 'short';
  const plain = letters.join('');
  const named = [...GUESSABLE, ...known.map((word) => word.toLowerCase().trim())]
    .filter((word) => word.length >= 4)
    .reduce((rest, word) => rest.replaceAll(word, ''), plain);
  const variety = new Set(letters).size;
  if (named.length < minLength || variety < 5 || isRun(letters)) return 'weak';
  if (letters.length >= LONGER && variety >= 8) return 'strong';
  return letters.length >= LONG && variety >= 6 ? 'fair' : 'weak';
}

/** Whether each character is the neighbour of the one before, as in abcdefgh or 87654321. */
function isRun(letters: readonly string[]): boolean {
  const steps = letters.slice(1).map((letter, at) => {
    return (letter.codePointAt(0) ?? 0) - (letters[at]?.codePointAt(0) ?? 0);
  });
  return steps.every((step) => step === steps[0]);
}
