// Addresses of the site as data: parsing and formatting.

export interface Address {
  /** Without a trailing slash, except the root. */
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
  /** Without `#`; empty when there is none. */
  readonly hash: string;
}

/** Parses a path with its query and hash, such as `/lottery?game=ssc1m#board`. */
export function parseAddress(text: string): Address {
  const url = new URL(text, 'http://site.invalid');
  const path = url.pathname.replace(/\/+$/, '');
  return {
    path: path === '' ? '/' : path,
    search: Object.fromEntries(url.searchParams),
    hash: safeDecode(url.hash.slice(1)),
  };
}

/** Formats an address; an empty search or hash is omitted. */
export function formatAddress(address: Address): string {
  const query = new URLSearchParams(address.search).toString();
  const hash = address.hash === '' ? '' : `#${encodeURIComponent(address.hash)}`;
  return `${address.path}${query === '' ? '' : `?${query}`}${hash}`;
}

/** Returns the address with some search parameters replaced; `undefined` removes a parameter. */
export function withSearch(
  address: Address,
  patch: Readonly<Record<string, string | undefined>>,
): Address {
  const entries = Object.entries({ ...address.search, ...patch });
  const kept = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...address, search: Object.fromEntries(kept) };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
