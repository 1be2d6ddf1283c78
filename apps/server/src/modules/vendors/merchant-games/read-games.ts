// Games of all vendors in the console, as the merchant offers them.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, instant, LANGUAGES, ok, type Language } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { artAddress, hiddenBy, letters, nameOf } from '../lobby/index.ts';
import {
  levelsWithin,
  readGame,
  vendorLimits,
  vendorsOf,
  type Game,
  type VendorDirectory,
} from '../records/index.ts';
import { findGame, listGames } from './store.ts';

type Call = Pick<CallContext, 'app' | 'merchant' | 'language'>;

export async function merchantGames(
  call: CallOf<OperatorCalls['merchantGames']>,
): Promise<Answer<OperatorCalls['merchantGames']>> {
  const { app, sql, merchant, input } = call;
  const { pageNo, pageSize, cursor: _cursor, ...filter } = input;
  const found = await listGames(sql, merchant.id, { filter, page: input });
  const directory = await vendorsOf(app, merchant.id);
  const list = found.rows.flatMap((row) => {
    const game = readGame(app, row);
    return game === undefined ? [] : [showGame(call, directory, game)];
  });
  const { total, cursor } = found;
  return ok({ list, total, cursor, pageNo, pageSize });
}

export async function merchantGame(
  call: CallOf<OperatorCalls['merchantGame']>,
): Promise<Answer<OperatorCalls['merchantGame']>> {
  const { app, sql, merchant, input } = call;
  const row = await findGame(sql, merchant.id, input.nodeId);
  const game = row && readGame(app, row);
  if (game === undefined) return refuse('not.found');
  const { listed, own_min: ownMin, own_max: ownMax } = game;
  return ok({
    ...showGame(call, await vendorsOf(app, merchant.id), game),
    currency: merchant.currency,
    names: byLanguage(game.vendorNames),
    ownNames: byLanguage(game.ownNames),
    vendorLimits: vendorLimits(game, merchant.currency) ?? null,
    levels: levelsOf(game, merchant.currency),
    ownMin: ownMin === null ? null : amount(ownMin),
    ownMax: ownMax === null ? null : amount(ownMax),
    vendorBlocked: listed.blocked_countries,
    ownBlocked: game.own_blocked,
    publishedAt: game.publishedAt === undefined ? null : instant(game.publishedAt),
  });
}

function levelsOf(game: Game, currency: string) {
  const limits = vendorLimits(game, currency);
  return limits === undefined ? [] : [...(levelsWithin(game, currency, limits) ?? [])];
}

const byLanguage = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(LANGUAGES.map((each) => [each, names[letters(each)] ?? ''])) as Record<
    Language,
    string
  >;

function showGame({ merchant, language }: Call, directory: VendorDirectory, game: Game) {
  return {
    nodeId: Number(game.node_id),
    vendor: game.vendor,
    vendorName: directory.vendors.get(game.vendor)?.name ?? game.vendor,
    code: game.code,
    name: nameOf(game, language),
    type: game.type,
    status: game.status,
    enabled: game.enabled,
    hiddenBy: hiddenBy({ merchant, directory }, game) ?? null,
    rtpLow: game.rtp_low,
    rtpHigh: game.rtp_high,
    sort: game.sort,
    hot: game.hot ?? null,
    badges: [...game.badges],
    art: game.art_id === null ? null : artAddress(merchant, game.art_id),
  };
}
