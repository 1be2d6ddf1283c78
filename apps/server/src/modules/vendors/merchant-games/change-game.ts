import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { formatAmount, LANGUAGES, ok, type Amount, type Result } from '@fairhouse/values';
import { noteAudit } from '../../../platform/audit-note.ts';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { isCountry } from '../../status/index.ts';
import { letters } from '../lobby/index.ts';
import {
  betLimits,
  forgetVendors,
  levelsWithin,
  readGame,
  vendorLimits,
  type Game,
} from '../records/index.ts';
import { holdArt, lockGame, writeGame, type GameTerms } from './store.ts';

type Row = OperatorCalls['vendorGameChange'];
type Call = CallOf<Row>;
type Refusal = Row['refusals'][number];
type Problem = Result<never, Refused<Refusal>>;

/** Changes what the merchant makes of a game. Pages and bets follow at once. */
export async function vendorGameChange(call: Call): Promise<Answer<Row>> {
  const { app, merchant, sql, input, now } = call;
  const row = await lockGame(sql, merchant.id, input.nodeId);
  const game = row && readGame(app, row);
  if (game === undefined) return refuse('not.found');
  const before = termsOf(game);
  const terms = changedTerms(before, input);
  const refused = (await refuseArt(call, before, terms)) ?? refuseTerms(call, game, terms);
  if (refused !== undefined) return refused;
  await writeGame(sql, merchant.id, { node: input.nodeId, terms, now });
  const shown = { target: `game:${game.node_id}`, before: auditOf(before), after: auditOf(terms) };
  noteAudit(call, shown);
  signalGames(call);
  return ok(null);
}

/** Lets every process and page read the games again. */
export function signalGames({
  app,
  merchant,
  after,
}: Pick<CallContext, 'app' | 'merchant' | 'after'>): void {
  after(() => {
    forgetVendors(app, merchant.id);
    app.signals.send({ topic: 'site', merchant: merchant.id });
  });
}

function termsOf(game: Game): GameTerms {
  return {
    isPublished: game.status === 'LIVE',
    enabled: game.enabled,
    sort: game.sort,
    hot: game.hot ?? null,
    badges: game.badges,
    ownNames: game.ownNames,
    ownMin: game.own_min,
    ownMax: game.own_max,
    ownBlocked: game.own_blocked,
    art: game.art_id,
  };
}

function changedTerms(before: GameTerms, input: Call['input']): GameTerms {
  const { ownNames: names, badges, ownBlocked } = input;
  return {
    isPublished: input.isPublished ?? before.isPublished,
    enabled: input.enabled ?? before.enabled,
    sort: input.sort ?? before.sort,
    hot: input.hot === undefined ? before.hot : input.hot,
    badges: badges === undefined ? before.badges : [...new Set(badges)],
    ownNames: names === undefined ? before.ownNames : ownNamesOf(names),
    ownMin: input.ownMin === undefined ? before.ownMin : input.ownMin,
    ownMax: input.ownMax === undefined ? before.ownMax : input.ownMax,
    ownBlocked: ownBlocked === undefined ? before.ownBlocked : [...new Set(ownBlocked)].sort(),
    art: input.art === undefined ? before.art : input.art,
  };
}

/** An empty name leaves the vendor's. */
function ownNamesOf(names: NonNullable<Call['input']['ownNames']>): Record<string, string> {
  const given = LANGUAGES.map((each) => [letters(each), names[each]] as const);
  return Object.fromEntries(given.filter(([, name]) => name !== ''));
}

async function refuseArt(
  { sql, merchant, input }: Call,
  before: GameTerms,
  { art }: GameTerms,
): Promise<Problem | undefined> {
  if (art === null || art === before.art) return undefined;
  const isThere = await holdArt(sql, merchant.id, { id: art, node: input.nodeId });
  return isThere ? undefined : refuse('picture.unknown');
}

function refuseTerms({ merchant, input }: Call, game: Game, terms: GameTerms): Problem | undefined {
  const country = terms.ownBlocked.find((each) => !isCountry(each));
  if (country !== undefined) return refuse('game.country_unknown', { params: { country } });
  // What the vendor has moved since does not stand in the way of another change.
  if (input.ownMin === undefined && input.ownMax === undefined) return undefined;
  return refuseLimits(game, merchant.currency, terms);
}

function refuseLimits(
  game: Game,
  currency: string,
  { ownMin, ownMax }: Pick<GameTerms, 'ownMin' | 'ownMax'>,
): Problem | undefined {
  if (ownMin === null && ownMax === null) return undefined;
  const theirs = vendorLimits(game, currency);
  if (theirs === undefined) return refuse('game.no_currency', { params: { currency } });
  const { min, max } = theirs;
  const [low, high] = [ownMin ?? min, ownMax ?? max];
  const allowed = {
    min: `${shown(min)} ${currency}`,
    max: `${shown(max)} ${currency}`,
  };
  if (low < min || high > max || low > high) {
    return refuse('game.limits_invalid', { params: allowed });
  }
  const limited = { ...game, own_min: ownMin, own_max: ownMax };
  if (betLimits(limited, currency) !== undefined) return undefined;
  const levels = (levelsWithin(game, currency, theirs) ?? []).map(shown).join(', ');
  return refuse('game.no_level', { params: { levels } });
}

/** An amount as people write it: "0.2", "500". */
const shown = (value: Amount): string => formatAmount(value).replace(/\.?0+$/, '');

/** Amounts as decimal strings: a record of the audit is JSON. */
const auditOf = ({ ownMin, ownMax, ...rest }: GameTerms) => ({
  ...rest,
  ownMin: ownMin === null ? null : String(ownMin),
  ownMax: ownMax === null ? null : String(ownMax),
});
