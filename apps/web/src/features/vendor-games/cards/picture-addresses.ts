// Where a game's picture is asked for: three attempts at most (product.md section 9).
const ATTEMPTS = 3;

/**
 * The addresses to try in turn: the picture on one of the merchant's image hosts, chosen at random
 * once for the page, then on another one, then where the vendor has it.
 */
export function pictureAddresses(
  url: string,
  hosts: readonly string[],
  chosen: number = CHOSEN,
): readonly string[] {
  if (!URL.canParse(url)) return [];
  const { pathname, search } = new URL(url);
  const turned = hosts.map((_, index) => hosts[(chosen + index) % hosts.length] ?? '');
  const mirrored = turned.slice(0, ATTEMPTS - 1).map((host) => `${host}${pathname}${search}`);
  return [...mirrored, url];
}

const [CHOSEN = 0] = crypto.getRandomValues(new Uint32Array(1));
