// Usernames with which a member could impersonate the operator towards other members.

/** Digits and signs that look like letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Names of trial accounts. */
const TRIAL = /^guest\d/;
const OPERATOR_NAMES =
  /^(admin|support|operator|system|root|staff|official|moderator|helpdesk|customerservice|cashier)/;
/** Shorter brand names would reserve too many usernames. */
const BRAND_LETTERS = 5;

/**
 * Whether this lower-case username is reserved: it equals or resembles one of the operator's own
 * names, or contains the brand's.
 */
export function isReservedName(key: string, brand: string): boolean {
  if (TRIAL.test(key)) return true;
  const read = spellLetters(key);
  if (OPERATOR_NAMES.test(read) || OPERATOR_NAMES.test(read.replaceAll('l', 'i'))) return true;
  const own = spellLetters(brand.toLowerCase());
  return own.length >= BRAND_LETTERS && read.includes(own);
}

function spellLetters(name: string): string {
  return [...name]
    .map((each) => LOOKALIKES[each] ?? each)
    .join('')
    .replace(/[^a-z]/g, '');
}
