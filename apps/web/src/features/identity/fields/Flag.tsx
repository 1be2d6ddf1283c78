import { flagOf } from './flags.ts';

/** The flag of a country by its two letters; an empty box if there is none. */
export function Flag({ countryCode }: { readonly countryCode: string }) {
  const url = flagOf(countryCode);
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
