// Where a game's picture is asked for: three attempts at most (product.md section 9).
const ATTEMPTS = 3;

/** Pictures that the merchant gave to games are on the site itself. */
const OWN = /^\/media\//;

/**
 * The addresses to try in turn: the picture on one of the merchant's image hosts, chosen at random
 * once for the page, then on another one, then where the vendor or the site has it.
 */
export function pictureAddresses(
  url: string,
  hosts: readonly string[],
  chosen: number = CHOSEN,
): readonly string[] {
  if (!OWN.test(url) && !URL.canParse(url)) return [];
  const { pathname, search } = OWN.test(url) ? { pathname: url, search: '' } : new URL(url);
  const turned = hosts.map((_, index) => hosts[(chosen + index) % hosts.length] ?? '');
  const mirrored = turned.slice(0, ATTEMPTS - 1).map((host) => `${host}${pathname}${search}`);
  return [...mirrored, url];
}

const [CHOSEN = 0] = crypto.getRandomValues(new Uint32Array(1));
