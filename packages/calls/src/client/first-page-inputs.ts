import type { WireInput } from '../call.ts';
import type { PlayerCalls } from '../player/index.ts';
import { requestUrl } from './request-url.ts';

/** The calls whose answers the site's first page shows to every visitor, with their inputs. */
export const FIRST_PAGE_INPUTS = {
  whitelabel: {},
  announcements: { types: 'B,H', platform: 'W' },
  gameMenus: {},
  gameVendor: {},
  vassGameType: {},
} as const satisfies { readonly [Name in keyof PlayerCalls]?: WireInput<PlayerCalls[Name]> };

type FirstPageCall = keyof typeof FIRST_PAGE_INPUTS;
type Paths = Readonly<Record<FirstPageCall, { readonly path: string }>>;

/** Their addresses, as the document, the server and the client request them. */
export function firstPageUrls(rows: Paths): Record<FirstPageCall, string> {
  const names = Object.keys(FIRST_PAGE_INPUTS) as FirstPageCall[];
  return Object.fromEntries(
    names.map((name) => [name, requestUrl(rows[name].path, FIRST_PAGE_INPUTS[name])]),
  ) as Record<FirstPageCall, string>;
}
