// Opens a game at its vendor (games.md 3.3).
import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { DEMO_CURRENCY } from '@fairhouse/calls/vendor';
import { fail, ok, type Result } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { mayDo } from '../../members/index.ts';
import { findSession } from '../../identity/index.ts';
import { refusePlay, refuseWhileCheckDue } from '../../protection/index.ts';
import { countryOf } from '../../status/index.ts';
import { isAllowedIn, isInMaintenance, isPublished } from '../lobby/index.ts';
import { operatorRefOf } from '../outbound/index.ts';
import {
  countryOfCurrency,
  formatVendorUser,
  vendorsOf,
  type Game,
  type VendorConfig,
} from '../records/index.ts';
import { endGameSession, issueToken, markAnswered } from '../sessions/index.ts';
import { askForUrl, platformOf, type AskedGame } from './ask-for-url.ts';

type Launch = PlayerCalls['launchGame'];
type Trial = PlayerCalls['trialGame'];
type LaunchRefusal = Trial['refusals'][number];

/** Vendors whose games open in a window of their own, and those that are pages of the site. */
const OPENINGS: Readonly<Record<string, 'window' | 'route'>> = {
  TCG_SEA: 'window',
  TCG_LOTTO_VN: 'route',
};
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-same-origin';
const ALLOW = 'fullscreen; autoplay; clipboard-write';

/** Opens a game for a member, or a trial, whose own wallet the vendor will use. */
export async function launchGame(call: CallOf<Launch>): Promise<Answer<Launch>> {
  const { app, merchant, session, input, now } = call;
  if (!(await isOwnSession(call))) return refuse('game.session_mismatch');
  const trial = session.group === 'trial';
  const found = await findGame(call, input);
  if (!found.ok) return found;
  const { game, vendor } = found.value;
  if (trial && !(vendor.trial_book && game.listed.demo_support)) {
    return refuse('in_need_true_account');
  }
  if (!mayDo(session, 'bet')) return refuse('member.frozen');
  const due = await refuseWhileCheckDue(call);
  if (due !== undefined) return due;
  const refused = await refusePlay(app.pool, { merchant, member: session.member, now });
  if (refused !== undefined) return refused;
  const blocked = await refusePlace(call, game, vendor, input.platform);
  if (blocked !== undefined) return blocked;
  const { token, tokenHash } = await issueToken(app, {
    merchant,
    member: session.member,
    vendor: vendor.code,
    node: game.node_id,
    trial,
    device: call.device,
    login: session.id,
    now,
  });
  const url = await openAtVendor(
    call,
    { game, vendor, platform: input.platform, site: input.siteOrigin },
    {
      operator_id: operatorRefOf(merchant, vendor, trial),
      user: formatVendorUser(merchant.code, session.member),
      token,
      currency: merchant.currency,
      country: countryOfCurrency(merchant.currency),
    },
  );
  if (!url.ok) {
    await endGameSession(app.pool, merchant.id, tokenHash, { reason: 'not_launched', now });
    return url;
  }
  await markAnswered(app.pool, merchant.id, tokenHash, now);
  return ok(answerOf(vendor, url.value));
}

/** Opens a demo: no user, no token, no wallet. */
export async function trialGame(call: CallOf<Trial>): Promise<Answer<Trial>> {
  const { app, merchant, session, input, now } = call;
  const found = await findGame(call, input);
  if (!found.ok) return found;
  const { game, vendor } = found.value;
  if (!(vendor.demo && game.listed.demo_support)) return refuse('game.unavailable');
  if (session !== undefined) {
    const refused = await refusePlay(app.pool, { merchant, member: session.member, now });
    if (refused !== undefined) return refused;
  }
  const blocked = await refusePlace(call, game, vendor, input.platform);
  if (blocked !== undefined) return blocked;
  const url = await openAtVendor(
    call,
    { game, vendor, platform: input.platform, site: input.siteOrigin },
    {
      operator_id: operatorRefOf(merchant, vendor),
      currency: DEMO_CURRENCY,
    },
  );
  return url.ok ? ok(answerOf(vendor, url.value)) : url;
}

/** The body names the session that sends it, and no other. */
async function isOwnSession({ app, merchant, session, input, now }: CallOf<Launch>) {
  if (input.username !== session.username || input.merchantCode !== merchant.code) return false;
  return (await findSession(app, merchant, input.token, now))?.id === session.id;
}

interface FoundGame {
  readonly game: Game;
  readonly vendor: VendorConfig;
}

async function findGame(
  { app, merchant }: CallContext,
  asked: {
    readonly nodeId: number;
    readonly gameId?: string | undefined;
    readonly vendor?: string | undefined;
  },
): Promise<Result<FoundGame, Refused<'game.unavailable'>>> {
  const directory = await vendorsOf(app, merchant.id);
  const game = directory.games.get(BigInt(asked.nodeId));
  const vendor = directory.vendors.get(game?.vendor ?? '');
  if (game === undefined || vendor === undefined) return fail({ code: 'game.unavailable' });
  const isNamed =
    (asked.vendor === undefined || asked.vendor === vendor.code) &&
    (asked.gameId === undefined || asked.gameId === game.code);
  if (!isNamed || !isPublished({ directory, merchant }, game)) {
    return fail({ code: 'game.unavailable' });
  }
  return ok({ game, vendor });
}

/** The refusal of a game that cannot be opened from there, on that device, or at this time. */
async function refusePlace(
  call: CallContext,
  game: Game,
  vendor: VendorConfig,
  platform: string,
): Promise<Result<never, Refused<LaunchRefusal>> | undefined> {
  const country = await countryOf(call.address);
  if (!isAllowedIn(game, country)) return refuse('game.region');
  if (!game.listed.platforms.includes(platformOf(platform))) return refuse('game.unavailable');
  if (!isInMaintenance(vendor, call.now)) return undefined;
  const until = vendor.maintenance_until?.getTime();
  return refuse('game.maintenance', {
    params: { name: vendor.name },
    ...(until === undefined ? {} : { value: { until } }),
  });
}

/** The address from the vendor; why there is none is logged. */
async function openAtVendor(
  call: CallContext,
  asked: AskedGame,
  fields: Readonly<Record<string, unknown>>,
): Promise<Result<string, Refused<'game.vendor.failed'>>> {
  const { app, requestId } = call;
  const { game, vendor } = asked;
  const { url } = await askForUrl(call, asked, fields);
  if (url.ok) return url;
  const why = `${url.problem.kind}: ${url.problem.detail}`;
  app.log.warn({ vendor: vendor.code, game: game.code, why, request: requestId }, 'not launched');
  const failed = { params: { name: vendor.name }, value: { requestId } };
  return refuse('game.vendor.failed', failed);
}

function answerOf(vendor: VendorConfig, url: string) {
  return {
    game_url: url,
    open: OPENINGS[vendor.code] ?? 'frame',
    sandbox: SANDBOX,
    allow: ALLOW,
  } as const;
}
