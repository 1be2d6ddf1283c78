// The lists of games that players ask for.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { countryOf } from '../../status/index.ts';
import { vendorsOf, type Game } from '../records/index.ts';
import { originsOf } from '../outbound/index.ts';
import { mayRecommendTo } from '../../protection/index.ts';
import { businessDay } from '../../../platform/business-day.ts';
import { listRecommended } from '../recommending/index.ts';
import { listRecentNodes } from '../sessions/index.ts';
import { matchesFilter, orderOf, searchGames, type Searchable } from './filter-games.ts';
import { cardOf, listPublished, nameOf, type CardContext } from './game-cards.ts';
import { hotNodes } from './hot-nodes.ts';
import {
  addFavourite,
  listFavourites,
  listJackpots,
  listOwnRounds,
  removeFavourite,
} from './store.ts';

const RECENT_MOST = 30;
const RECOMMENDED_MOST = 40;
/** Of the shown ones some may not be open now, so that more are asked for. */
const RECOMMENDED_ASKED = 120;

/** What the cards of a call's reader are made with. */
export async function contextOf(
  call: CallContext,
): Promise<CardContext & { order: readonly bigint[] }> {
  const { app, merchant, language, now, address } = call;
  const [directory, { order, marked: hot }, country] = await Promise.all([
    vendorsOf(app, merchant.id),
    hotNodes(app, merchant.id),
    countryOf(address),
  ]);
  const origins = new Map(
    [...directory.vendors.values()].map((vendor) => [vendor.code, originsOf(app, vendor)]),
  );
  return { merchant, directory, language, now, country, hot, order, origins };
}

export async function vassGameType(
  call: CallOf<PlayerCalls['vassGameType']>,
): Promise<Answer<PlayerCalls['vassGameType']>> {
  const counts = new Map<Game['type'], number>();
  for (const { type, vendor } of listPublished(await contextOf(call))) {
    if (call.input.vendor !== undefined && call.input.vendor !== vendor) continue;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return ok([...counts].map(([gameType, count]) => ({ gameType, count })));
}

export async function gameList(
  call: CallOf<PlayerCalls['gameList']>,
): Promise<Answer<PlayerCalls['gameList']>> {
  const { input } = call;
  const context = await contextOf(call);
  const found = listPublished(context)
    .filter(({ type }) => input.gameType === undefined || input.gameType === type)
    .map((game) => searchableOf(context, game));
  const ranked = searchGames(found, input.q ?? '');
  const ranks = new Map(context.order.map((node, index) => [Number(node), index]));
  const gameOf = (node: number) => context.directory.games.get(BigInt(node));
  const order = orderOf(input.sort, {
    hot: (node) => ranks.get(node) ?? Infinity,
    own: (node) => gameOf(node)?.sort || Infinity,
    publishedAt: (node) => gameOf(node)?.publishedAt ?? 0,
  });
  const matching = ranked
    .filter((each) => matchesFilter(each, input))
    .sort((left, right) => left.rank - right.rank || order(left.card, right.card));
  return ok({
    ...pageOf(
      matching.map(({ card }) => card),
      input,
    ),
    facets: facetsOf(ranked.map(({ card }) => card)),
  });
}

function searchableOf(context: CardContext, game: Game): Searchable {
  return {
    card: cardOf(context, game),
    names: Object.values(game.names),
    hasJackpot: game.listed.jackpots.length > 0 || game.house_jackpot,
  };
}

function pageOf<Item>(
  list: readonly Item[],
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) {
  const from = (pageNo - 1) * pageSize;
  return { list: list.slice(from, from + pageSize), total: list.length, pageNo, pageSize };
}

function facetsOf(
  cards: readonly {
    vendor: string;
    features: string[];
    themes: string[];
    volatility: number | null;
  }[],
) {
  const count = (valuesOf: (card: (typeof cards)[number]) => readonly string[]) => {
    const counts = new Map<string, number>();
    for (const value of cards.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].map(([value, times]) => ({ value, count: times }));
  };
  return {
    vendors: count(({ vendor }) => [vendor]),
    features: count(({ features }) => features),
    themes: count(({ themes }) => themes),
    volatility: count(({ volatility }) => (volatility === null ? [] : [String(volatility)])),
  };
}

export async function hotGames(
  call: CallOf<PlayerCalls['hotGames']>,
): Promise<Answer<PlayerCalls['hotGames']>> {
  const { vendor } = call.input;
  const list = (await listHot(call)).filter(
    (card) => vendor === undefined || vendor === card.vendor,
  );
  return ok({ list });
}

async function listHot(call: CallContext) {
  const context = await contextOf(call);
  const published = new Map(listPublished(context).map((game) => [game.node_id, game]));
  return context.order.flatMap((node) => {
    const game = published.get(node);
    return game === undefined ? [] : [cardOf(context, game)];
  });
}

/**
 * Games that go with what a member plays; the hot ones for everybody else. Members near a limit, on
 * a break or within a day after one are recommended nothing.
 */
export async function recommendedGames(
  call: CallOf<PlayerCalls['recommendedGames']>,
): Promise<Answer<PlayerCalls['recommendedGames']>> {
  const { merchant, now, session, sql } = call;
  const isMember = session !== undefined && session.group !== 'trial';
  if (!isMember) return ok({ basis: 'hot', list: await listHot(call) });
  const { member } = session;
  if (!(await mayRecommendTo(sql, { merchant, member, now }))) {
    return ok({ basis: 'none', list: [] });
  }
  const nodes = await listRecommended(sql, merchant.id, {
    member,
    day: businessDay(merchant, now),
    most: RECOMMENDED_ASKED,
  });
  const context = await contextOf(call);
  const open = new Set(listPublished(context).map(({ node_id: node }) => node));
  const list = cardsOf(
    context,
    nodes.filter((node) => open.has(node)),
  ).slice(0, RECOMMENDED_MOST);
  if (list.length === 0) return ok({ basis: 'hot', list: await listHot(call) });
  return ok({ basis: 'played', list });
}

export async function recentlyPlayed(
  call: CallOf<PlayerCalls['recentlyPlayed']>,
): Promise<Answer<PlayerCalls['recentlyPlayed']>> {
  const context = await contextOf(call);
  const nodes = await listRecentNodes(call.sql, call.merchant.id, call.session.member, RECENT_MOST);
  return ok({ list: cardsOf(context, nodes) });
}

export async function favouriteGames(
  call: CallOf<PlayerCalls['favouriteGames']>,
): Promise<Answer<PlayerCalls['favouriteGames']>> {
  const context = await contextOf(call);
  const nodes = await listFavourites(call.sql, call.merchant.id, call.session.member);
  const cards = cardsOf(context, nodes).filter(
    ({ gameType }) => call.input.gameType === undefined || call.input.gameType === gameType,
  );
  return ok(pageOf(cards, call.input));
}

/** The cards of these games, also of those that cannot be opened now. */
function cardsOf(context: CardContext, nodes: readonly bigint[]) {
  return nodes.flatMap((node) => {
    const game = context.directory.games.get(node);
    return game === undefined ? [] : [cardOf(context, game)];
  });
}

export async function gameHistory(
  call: CallOf<PlayerCalls['gameHistory']>,
): Promise<Answer<PlayerCalls['gameHistory']>> {
  const { app, input, language, merchant, session } = call;
  const { games, vendors } = await vendorsOf(app, merchant.id);
  const wanted = { member: session.member, node: input.nodeId, page: input };
  const { rows, total, cursor } = await listOwnRounds(call.sql, merchant.id, wanted);
  const list = rows.map((row) => {
    const game = row.node_id === null ? undefined : games.get(row.node_id);
    return {
      nodeId: row.node_id === null ? null : Number(row.node_id),
      gameName: game === undefined ? '' : nameOf(game, language),
      vendorName: vendors.get(row.vendor)?.name ?? row.vendor,
      round: row.round_id,
      state: row.state,
      at: instant(row.first_at.getTime()),
      staked: amount(row.staked),
      paid: amount(row.paid),
      refunded: amount(row.refunded),
    };
  });
  const { pageNo, pageSize } = input;
  return ok({ list, total, cursor, pageNo, pageSize });
}

export async function addFavouriteGame(
  call: CallOf<PlayerCalls['addFavouriteGame']>,
): Promise<Answer<PlayerCalls['addFavouriteGame']>> {
  const { app, merchant, session, input, now } = call;
  const { games } = await vendorsOf(app, merchant.id);
  const node = BigInt(input.nodeId);
  if (games.get(node)?.status !== 'LIVE') return refuse('game.unavailable');
  await addFavourite(call.sql, merchant.id, { member: session.member, node, now });
  return ok(null);
}

export async function removeFavouriteGame(
  call: CallOf<PlayerCalls['removeFavouriteGame']>,
): Promise<Answer<PlayerCalls['removeFavouriteGame']>> {
  const node = BigInt(call.input.nodeId);
  await removeFavourite(call.sql, call.merchant.id, { member: call.session.member, node });
  return ok(null);
}

/** Pots in the merchant's currency; one that was not reported for a minute is not shown. */
export async function jackpots(
  call: CallOf<PlayerCalls['jackpots']>,
): Promise<Answer<PlayerCalls['jackpots']>> {
  const { merchant } = call;
  const published = listPublished(await contextOf(call));
  const categories = new Map<Game['type'], bigint>();
  const list = [];
  let total = 0n;
  for (const row of await listJackpots(call.sql, merchant.id)) {
    const games = published.filter(
      ({ vendor, code }) => vendor === row.vendor && row.games.includes(code),
    );
    if (row.currency !== merchant.currency || games.length === 0) continue;
    total += row.amount;
    for (const type of new Set(games.map((game) => game.type))) {
      categories.set(type, (categories.get(type) ?? 0n) + row.amount);
    }
    list.push({
      id: `${row.vendor}:${row.jackpot_id}`,
      name: row.name,
      amount: amount(row.amount),
      at: instant(row.at.getTime()),
      nodeIds: games.map(({ node_id }) => Number(node_id)),
    });
  }
  return ok({
    total: amount(total),
    categories: [...categories].map(([gameType, sum]) => ({ gameType, amount: amount(sum) })),
    list,
  });
}
