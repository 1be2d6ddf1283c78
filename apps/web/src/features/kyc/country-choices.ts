import type { Choice } from '../../ui/forms/Select.tsx';

/** The two-letter region codes are enumerated; the browser knows which of them exist. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries by name in the language of a tag, sorted by its collation. */
export function countryChoices(tag: string): readonly Choice[] {
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  const order = new Intl.Collator(tag);
  return LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
    .flatMap((value) => {
      const label = names.of(value);
      return label === undefined || NO_COUNTRY.has(value) || isReplaced(value)
        ? []
        : [{ value, label }];
    })
    .toSorted((left, right) => order.compare(left.label, right.label));
}

/** Of a state of the past, such as `YU`, the browser gives the name and code of its successor. */
function isReplaced(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region !== code;
}

/** Codes of unions, of islands that belong to a country with a code, of tests and of no region. */
const NO_COUNTRY: ReadonlySet<string> = new Set(
  'EU EZ UN XA XB ZZ QO AC CP CQ DG EA IC TA'.split(' '),
);
