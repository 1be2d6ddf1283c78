import { isTrial } from '../../../gate/gate.ts';
import type { LaunchKind } from './launch.ts';

export type Press = 'page' | 'window' | 'vietnamese' | 'login' | 'trial';

/** Vendors whose games are no page of the site (product.md section 4). */
const OWN_WINDOW = 'TCG_SEA';
const VIETNAMESE_LOTTERY = 'TCG_LOTTO_VN';

/** What a press on a game leads to, for a visitor (undefined) or a session. */
export function pressOf(
  game: { readonly vendor: string; readonly hasDemo: boolean },
  kind: LaunchKind,
  session: { readonly role: number } | undefined,
): Press {
  if (game.vendor === VIETNAMESE_LOTTERY) return 'vietnamese';
  if (kind === 'demo') return 'page';
  if (session === undefined) return 'login';
  if (isTrial(session) && !game.hasDemo) return 'trial';
  return game.vendor === OWN_WINDOW ? 'window' : 'page';
}
