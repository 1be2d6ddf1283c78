// Names under which a member could pass for the house when it writes to another.

/** Digits and signs that are read as letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
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

/** Names that trial accounts are given. */
const TRIAL = /^guest\d/;
const OF_THE_HOUSE =
  /^(admin|support|operator|system|root|staff|official|moderator|helpdesk|customerservice|cashier)/;
/** Shorter names of brands would close too many others. */
const BRAND_LETTERS = 5;

/**
 * Whether nobody may register under this name, in small letters: it is, or is read like, one of the
 * house's own or one that holds the brand's.
 */
export function isReservedName(key: string, brand: string): boolean {
  if (TRIAL.test(key)) return true;
  const read = readAs(key);
  if (OF_THE_HOUSE.test(read) || OF_THE_HOUSE.test(read.replaceAll('l', 'i'))) return true;
  const own = readAs(brand.toLowerCase());
  return own.length >= BRAND_LETTERS && read.includes(own);
}

function readAs(name: string): string {
  return [...name]
    .map((each) => LOOKS_LIKE[each] ?? each)
    .join('')
    .replace(/[^a-z]/g, '');
}
