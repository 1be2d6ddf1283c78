// Formatters of the language's own Intl, made once: making one takes as long as a hundred uses.

type Make<Options, Made> = (locale: string | undefined, options?: Options) => Made;

/** The same result for the same locale and options. They are few: languages, zones, currencies. */
function makeOnce<Options extends object, Made>(make: Make<Options, Made>): Make<Options, Made> {
  const made = new Map<string, Made>();
  return (locale, options) => {
    const key = [locale, ...Object.entries(options ?? {}).flat()].join('|');
    const known = made.get(key) ?? make(locale, options);
    made.set(key, known);
    return known;
  };
}

/** A formatter of numbers; `locale` undefined is that of the environment. */
export const numberFormat = makeOnce(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** A formatter of instants; without `timeZone` in the zone that the environment had at first. */
export const dateFormat = makeOnce(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
