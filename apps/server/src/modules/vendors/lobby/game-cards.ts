// Games as cards: which can be opened here, and in which order a list has them.
import type { PlayerCalls } from '@fairhouse/calls/player';
import type { Value } from '@fairhouse/calls';
import { DAY_MS, LANGUAGE_LOCALES, type Instant, type Language } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import {
  betLimits,
  mostPaid,
  vendorLimits,
  type Game,
  type GameBadge,
  type VendorConfig,
  type VendorDirectory,
} from '../records/index.ts';
import { artAddress } from './art-route.ts';

export type GameCard = Value<PlayerCalls['hotGames']>['list'][number];

const NEW_MS = 30 * DAY_MS;

/** What a list needs to know of its reader. */
export interface CardContext {
  readonly merchant: Merchant;
  readonly directory: VendorDirectory;
  readonly language: Language;
  readonly now: Instant;
  /** ISO 3166-1 letters; undefined where the address is of no known country. */
  readonly country: string | undefined;
  readonly hot: ReadonlySet<bigint>;
  /** The origins of each vendor's pictures; from others none is shown. */
  readonly origins: ReadonlyMap<string, readonly string[]>;
}

/** How vendors name a language: its two letters. */
export const letters = (language: Language): string => LANGUAGE_LOCALES[language].slice(0, 2);

/** The name of a game in a language; English where the vendor has no other. */
export function nameOf(game: Game, language: Language): string {
  return game.names[letters(language)] ?? game.names['en'] ?? game.code;
}

type Publishing = Pick<CardContext, 'directory' | 'merchant'>;

/** What a game must be to be published here. */
export const PUBLISHED_IF = {
  vendor: ({ directory }: Publishing, game: Game) =>
    directory.vendors.get(game.vendor)?.enabled === true,
  game: (_context: Publishing, game: Game) => game.status === 'LIVE' && game.enabled,
  offered: (_context: Publishing, game: Game) => game.offered,
  currency: ({ merchant }: Publishing, game: Game) =>
    Object.hasOwn(game.listed.currencies, merchant.currency),
  /** The vendor may have moved its limits past the merchant's own. */
  limits: ({ merchant }: Publishing, game: Game) =>
    vendorLimits(game, merchant.currency) === undefined ||
    betLimits(game, merchant.currency) !== undefined,
} as const;

/** Why a game is not published here, the first reason; undefined for one that is. */
export function hiddenBy(context: Publishing, game: Game): keyof typeof PUBLISHED_IF | undefined {
  const reasons = Object.keys(PUBLISHED_IF) as (keyof typeof PUBLISHED_IF)[];
  return reasons.find((each) => !PUBLISHED_IF[each](context, game));
}

/** Whether a game is published here, in this currency. */
export function isPublished(context: Publishing, game: Game): boolean {
  return hiddenBy(context, game) === undefined;
}

/** Whether vendor and merchant let a game be opened from a country; from an unknown one they do. */
export function isAllowedIn(game: Game, country: string | undefined): boolean {
  if (country === undefined) return true;
  return ![game.listed.blocked_countries, game.own_blocked].some((each) => each.includes(country));
}

/** Whether a vendor takes no launches now. */
export function isInMaintenance(vendor: VendorConfig, now: Instant): boolean {
  const from = vendor.maintenance_from?.getTime();
  if (from === undefined || from > now) return false;
  return (vendor.maintenance_until?.getTime() ?? Infinity) > now;
}

/** The games that can be opened here. */
export function listPublished(context: CardContext): Game[] {
  const { country } = context;
  return [...context.directory.games.values()].filter(
    (game) => isPublished(context, game) && isAllowedIn(game, country),
  );
}

/** A picture of the vendor's own hosts; elsewhere it would show members' addresses to others. */
function pictureOf(
  { origins }: CardContext,
  vendor: string,
  url: string | undefined,
): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  return origins.get(vendor)?.includes(new URL(url).origin) === true ? url : null;
}

const isOwnBadge = (badge: GameBadge): badge is Exclude<GameBadge, 'NEW' | 'HOT'> =>
  badge !== 'NEW' && badge !== 'HOT';

export function cardOf(context: CardContext, game: Game): GameCard {
  const { merchant, directory, language, now } = context;
  const { listed } = game;
  const limits = betLimits(game, merchant.currency);
  const art = game.art_id === null ? null : artAddress(merchant, game.art_id);
  const vendor = directory.vendors.get(game.vendor);
  const openedAt = game.publishedAt ?? 0;
  return {
    nodeId: Number(game.node_id),
    gameId: game.code,
    name: nameOf(game, language),
    vendor: game.vendor,
    vendorName: vendor?.name ?? game.vendor,
    gameType: game.type,
    thumb: art ?? pictureOf(context, game.vendor, listed.url_thumb),
    background: art ?? pictureOf(context, game.vendor, listed.url_background),
    rtpLow: game.rtp_low,
    rtpHigh: game.rtp_high,
    volatility: listed.volatility ?? null,
    hitRate: listed.hit_rate ?? null,
    maxMultiplier: listed.max_multiplier ?? null,
    minBet: limits?.min ?? null,
    maxBet: limits?.max ?? null,
    maxWin: mostPaid(game, merchant.currency) ?? null,
    features: listed.features,
    themes: listed.themes,
    isNew: game.badges.includes('NEW') || now - openedAt < NEW_MS,
    isHot: game.badges.includes('HOT') || context.hot.has(game.node_id),
    badges: game.badges.filter(isOwnBadge),
    hasDemo: listed.demo_support && vendor?.demo === true,
    isAvailable:
      isPublished(context, game) && vendor !== undefined && !isInMaintenance(vendor, now),
  };
}
