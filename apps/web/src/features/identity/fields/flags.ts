const FLAGS = import.meta.glob<string>(
  '../../../../../../node_modules/country-flag-icons/3x2/*.svg',
  { eager: true, query: '?url&no-inline', import: 'default' },
);

const byCountry = new Map(
  Object.entries(FLAGS).map(([path, url]) => [path.slice(-'XX.svg'.length, -'.svg'.length), url]),
);

/** The address of a country's flag by its two letters; undefined if there is none. */
export function flagOf(countryCode: string): string | undefined {
  return byCountry.get(countryCode);
}
