const FLAGS = import.meta.glob<string>('../../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const byCountry = new Map(
  Object.entries(FLAGS).map(([path, url]) => [path.slice(-'XX.svg'.length, -'.svg'.length), url]),
);

/** The flag of a country by its two letters; an empty box if there is none. */
export function Flag({ countryCode }: { readonly countryCode: string }) {
  const url = byCountry.get(countryCode);
  if (url === undefined) return <span aria-hidden className="inline-block h-4 w-6 shrink-0" />;
  return (
    <img
      src={url}
      alt=""
      width={24}
      height={16}
      className="h-4 w-6 shrink-0 rounded-[2px] object-cover"
    />
  );
}
