// An operator opens a game with play money, and reads each step of a launch (games.md 3.3). No step
// ends the test: a draft is tried before it is published.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { DEMO_CURRENCY } from '@fairhouse/calls/vendor';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMemberByName, mayDo, type Member } from '../../members/index.ts';
import { refusePlay } from '../../protection/index.ts';
import { countryOf } from '../../status/index.ts';
import { isAllowedIn, isInMaintenance, PUBLISHED_IF } from '../lobby/index.ts';
import { operatorRefOf } from '../outbound/index.ts';
import {
  countryOfCurrency,
  formatVendorUser,
  vendorsOf,
  type Game,
  type VendorConfig,
  type VendorDirectory,
} from '../records/index.ts';
import { endGameSession, issueToken, markAnswered } from '../sessions/index.ts';
import { askForUrl, platformOf, type UrlAnswer } from './ask-for-url.ts';

type Row = OperatorCalls['vendorLaunchTest'];
type Step = Extract<Answer<Row>, { readonly ok: true }>['value']['steps'][number];
type Call = CallOf<Row>;

interface Tried {
  readonly call: Call;
  readonly directory: VendorDirectory;
  readonly vendor: VendorConfig;
  readonly game: Game;
  /** Undefined for a demo, which has no member. */
  readonly member: Member | undefined;
}

/** Opens a game as a demo, or as a trial member on the trial book. */
export async function vendorLaunchTest(call: CallOf<Row>): Promise<Answer<Row>> {
  const { app, merchant, input } = call;
  const directory = await vendorsOf(app, merchant.id);
  const vendor = directory.vendors.get(input.code);
  const game = directory.games.get(BigInt(input.nodeId));
  if (vendor === undefined || game?.vendor !== input.code) return refuse('not.found');
  const { username } = input;
  const member =
    username === undefined ? undefined : await findMemberByName(app.pool, merchant.id, username);
  // Real money never moves for a test.
  if (username !== undefined && member?.group !== 'trial') return refuse('vendor.no_trial_member');
  const tried: Tried = { call, directory, vendor, game, member };
  const steps = [...(await memberSteps(tried)), ...(await gameSteps(tried))];
  const asked = await ask(tried);
  steps.push(...answerSteps(tried, asked));
  return ok({
    steps,
    url: asked.url.ok ? asked.url.value : null,
    latencyMs: asked.latencyMs,
    tries: asked.tries,
  });
}

const passed = (step: Step['step'], detail = ''): Step => ({ step, result: 'passed', detail });
const refused = (step: Step['step'], detail: string): Step => ({ step, result: 'refused', detail });
const skipped = (step: Step['step'], detail = ''): Step => ({ step, result: 'skipped', detail });
const stepOf = (step: Step['step'], holds: boolean, detail: string): Step =>
  holds ? passed(step, detail) : refused(step, detail);

/** Steps 1 to 3: who plays. */
async function memberSteps({ call, vendor, game, member }: Tried): Promise<Step[]> {
  const { app, merchant, now } = call;
  const { demo_support: demo } = game.listed;
  if (member === undefined) {
    const isOffered = vendor.demo && demo;
    return [
      skipped('account', 'demo'),
      stepOf('playMoney', isOffered, isOffered ? 'demo' : 'game.unavailable'),
      skipped('member', 'demo'),
    ];
  }
  const isOver = (member.trialEndsAt ?? Infinity) <= now;
  const isOffered = vendor.trial_book && demo;
  const mayBet = mayDo(member, 'bet');
  const blocked = await refusePlay(app.pool, { merchant, member: member.id, now });
  const isBlocked = blocked !== undefined && !blocked.ok;
  return [
    stepOf('account', !isOver, isOver ? 'login.required' : member.username),
    stepOf('playMoney', isOffered, isOffered ? 'trial' : 'in_need_true_account'),
    mayBet && !isBlocked
      ? passed('member')
      : refused('member', isBlocked ? blocked.problem.code : 'member.frozen'),
  ];
}

/** Steps 4 to 8: the game, here and now. */
async function gameSteps({ call, directory, vendor, game }: Tried): Promise<Step[]> {
  const { merchant, input, now, address } = call;
  const country = input.country ?? (await countryOf(address));
  const context = { directory, merchant };
  const { status, enabled, offered, listed } = game;
  const isMaintained = isInMaintenance(vendor, now);
  return [
    stepOf('region', isAllowedIn(game, country), country ?? '–'),
    stepOf('vendor', PUBLISHED_IF.vendor(context, game), vendor.enabled ? '' : 'game.unavailable'),
    stepOf('game', PUBLISHED_IF.game(context, game), `${status}${enabled ? '' : ' hidden'}`),
    stepOf('offered', PUBLISHED_IF.offered(context, game), offered ? '' : 'game.unavailable'),
    stepOf('currency', PUBLISHED_IF.currency(context, game), merchant.currency),
    stepOf('limits', PUBLISHED_IF.limits(context, game), ''),
    stepOf('platform', listed.platforms.includes(platformOf(input.platform)), input.platform),
    stepOf('maintenance', !isMaintained, isMaintained ? 'game.maintenance' : ''),
    stepOf('wallet', vendor.wallet === 'SEAMLESS', vendor.wallet),
  ];
}

/** Step 9, and the vendor's answer. */
async function ask({ call, vendor, game, member }: Tried): Promise<UrlAnswer> {
  const { app, merchant, input, now } = call;
  const asked = { game, vendor, platform: input.platform };
  const language = input.language ?? call.language;
  const context = { ...call, language };
  if (member === undefined) {
    const operator_id = operatorRefOf(merchant, vendor);
    return askForUrl(context, asked, { operator_id, currency: DEMO_CURRENCY });
  }
  const { token, tokenHash } = await issueToken(app, {
    merchant,
    member: member.id,
    vendor: vendor.code,
    node: game.node_id,
    trial: true,
    device: call.device,
    // No session of the site ends with it.
    login: app.newId<'session'>(),
    now,
  });
  const answer = await askForUrl(context, asked, {
    operator_id: operatorRefOf(merchant, vendor, true),
    user: formatVendorUser(merchant.code, member.id),
    token,
    currency: merchant.currency,
    country: countryOfCurrency(merchant.currency),
  });
  if (answer.url.ok) await markAnswered(app.pool, merchant.id, tokenHash, now);
  else await endGameSession(app.pool, merchant.id, tokenHash, { reason: 'not_launched', now });
  return answer;
}

/** Steps 9 to 11: the token, the vendor's answer, and its address. */
function answerSteps({ member }: Tried, { url, given, tries }: UrlAnswer): Step[] {
  const problem = url.ok ? undefined : url.problem;
  const isAnswered = given !== undefined;
  return [
    member === undefined ? skipped('token', 'demo') : passed('token'),
    isAnswered
      ? passed('answer', String(tries))
      : refused('answer', `${problem?.kind ?? ''}: ${problem?.detail ?? ''}`),
    isAnswered ? stepOf('url', url.ok, problem?.detail ?? given) : skipped('url'),
  ];
}
