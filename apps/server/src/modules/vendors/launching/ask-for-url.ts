// Asks a vendor for the address of a game, and checks that the address is one of the vendor's.
import { gameUrlAnswer, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { amount, fail, formatAmount, type Result } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { listSiteOrigins, siteOrigin } from '../../settings/index.ts';
import { letters } from '../lobby/index.ts';
import { askVendor, type VendorProblem } from '../outbound/index.ts';
import { betLimits, type Game, type VendorConfig } from '../records/index.ts';
import { checkUrl } from './check-url.ts';

const TRIES = 2;

export interface AskedGame {
  readonly game: Game;
  readonly vendor: VendorConfig;
  readonly platform: string;
  /** Where the page says that it stands. */
  readonly site?: string | undefined;
}

export interface UrlProblem {
  /** `host`: an address outside the vendor's hosts, or not by https. */
  readonly kind: VendorProblem['kind'] | 'host';
  readonly detail: string;
}

export interface UrlAnswer {
  readonly url: Result<string, UrlProblem>;
  /** What the vendor answered, before it was checked; undefined where it gave no address. */
  readonly given: string | undefined;
  readonly tries: number;
  /** Of the last try. */
  readonly latencyMs: number;
}

export const platformOf = (platform: string): 'GPL_DESKTOP' | 'GPL_MOBILE' =>
  platform === 'html5-mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP';

/**
 * What the merchant takes as one stake, and pays at most for a round: our studio offers nothing
 * else, and the wallet takes no other stake.
 */
function boundsOf(vendor: VendorConfig, game: Game, currency: string) {
  const { own_min: ownMin, own_max: ownMax, max_win: maxWin } = game;
  // The cost of a bought feature is a stake, and no bound of what is paid.
  const limits = betLimits({ ...game, max_win: null }, currency);
  if (vendor.kind !== 'studio' || limits === undefined) return {};
  return {
    ...(ownMin !== null && { min_bet: formatAmount(limits.min) }),
    ...(ownMax !== null && { max_bet: formatAmount(limits.max) }),
    ...(maxWin !== null && { max_win: formatAmount(amount(maxWin)) }),
  };
}

/** Asks the vendor for the address; a time-out or an unreadable answer is asked once more. */
export async function askForUrl(
  call: CallContext,
  { game, vendor, platform, site }: AskedGame,
  fields: Readonly<Record<string, unknown>>,
): Promise<UrlAnswer> {
  const { app, merchant } = call;
  // A game obeys the page at this origin: one of the merchant's own, and of no other.
  const isOwn = (await listSiteOrigins(app, merchant)).includes(site ?? '');
  const origin = isOwn && site !== undefined ? site : await siteOrigin(app, merchant);
  const body = {
    ...fields,
    game_code: game.code,
    platform: platformOf(platform),
    lang: letters(call.language),
    lobby_url: origin,
    deposit_url: `${origin}/?mc=deposit`,
    ip: call.address,
    ...(fields['currency'] === merchant.currency && boundsOf(vendor, game, merchant.currency)),
  };
  for (let tries = 1; ; tries++) {
    const begins = performance.now();
    const asked = { path: VENDOR_PATHS.gameUrl, body, schema: gameUrlAnswer };
    const answer = await askVendor(app, vendor, asked);
    const latencyMs = Math.round(performance.now() - begins);
    if (answer.ok) {
      const given = answer.value.url;
      const checked = await checkUrl(call, vendor, given);
      const url = checked.ok ? checked : fail({ kind: 'host', detail: checked.problem } as const);
      return { url, given, tries, latencyMs };
    }
    if (tries === TRIES || answer.problem.kind !== 'silent') {
      return { url: answer, given: undefined, tries, latencyMs };
    }
  }
}
