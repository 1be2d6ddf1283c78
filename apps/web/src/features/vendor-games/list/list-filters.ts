// The order and the filters of a list of games: they stand in the address, so that a list can be
// linked, and a way back shows the same one.
import { vendorField } from '@fairhouse/calls/client';
import type { InputOf } from '../../../calls/calls.ts';
import type { GameType } from '../cards/game-view.ts';

export const SORTS = ['popular', 'new', 'name', 'rtp', 'minBet', 'maxMultiplier'] as const;
export type Sort = (typeof SORTS)[number];

/** Bands of the return, in parts per million: from, and up to and with. */
export const RTP_BANDS = {
  low: { minRtp: undefined, maxRtp: 939_999 },
  middle: { minRtp: 940_000, maxRtp: 959_999 },
  high: { minRtp: 960_000, maxRtp: undefined },
} as const;
export type RtpBand = keyof typeof RTP_BANDS;
export const RTP_BAND_NAMES: readonly RtpBand[] = ['low', 'middle', 'high'];

/** Filters of several values: any of them. */
export const LISTS = ['vendor', 'feature', 'theme', 'volatility'] as const;
/** Filters that are on or off. */
export const SWITCHES = ['new', 'demo', 'jackpot'] as const;
export type ListName = (typeof LISTS)[number];
export type SwitchName = (typeof SWITCHES)[number];

export interface ListFilters extends Readonly<Record<ListName, readonly string[]>> {
  readonly sort: Sort;
  readonly q: string;
  readonly rtp: RtpBand | undefined;
  readonly switches: readonly SwitchName[];
}

type Search = Readonly<Record<string, string | undefined>>;

const MOST_VALUES = 12;
const QUERY_MAX = 60;

/** Reads the filters from an address; what is not known there is left out. */
export function readFilters(search: Search): ListFilters {
  const list = (name: string): readonly string[] =>
    [...new Set((search[name] ?? '').split(','))]
      .filter((each) => /^[\w-]{1,40}$/.test(each))
      .slice(0, MOST_VALUES);
  return {
    sort: SORTS.find((sort) => sort === search['sort']) ?? 'popular',
    q: (search['q'] ?? '').slice(0, QUERY_MAX),
    rtp: RTP_BAND_NAMES.find((band) => band === search['rtp']),
    switches: SWITCHES.filter((name) => list('only').includes(name)),
    vendor: list('vendor'),
    feature: list('feature'),
    theme: list('theme'),
    volatility: list('volatility').filter((each) => /^[1-5]$/.test(each)),
  };
}

/** The parameters of the address for filters; undefined removes one. */
export function writeFilters(filters: ListFilters): Record<string, string | undefined> {
  const text = (values: readonly string[]) => (values.length === 0 ? undefined : values.join(','));
  return {
    sort: filters.sort === 'popular' ? undefined : filters.sort,
    q: filters.q === '' ? undefined : filters.q,
    rtp: filters.rtp,
    only: text(filters.switches),
    vendor: text(filters.vendor),
    feature: text(filters.feature),
    theme: text(filters.theme),
    volatility: text(filters.volatility),
  };
}

/** The filters with a value of a list added, or without it if it was chosen. */
export function toggled<Value extends string>(
  values: readonly Value[],
  value: Value,
): readonly Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** How many filters narrow the list, beside order and search. */
export function countFilters(filters: ListFilters): number {
  const lists = LISTS.reduce((sum, name) => sum + filters[name].length, 0);
  return lists + filters.switches.length + (filters.rtp === undefined ? 0 : 1);
}

/** The filters without those that narrow; order and search stay. */
export function withoutFilters({ sort, q }: ListFilters): ListFilters {
  return { ...readFilters({}), sort, q };
}

/** The request of a page of the list. */
export function listInput(
  filters: ListFilters,
  page: {
    readonly gameType?: GameType | undefined;
    readonly pageNo: number;
    readonly pageSize: number;
  },
): InputOf<'gameList'> {
  const text = (values: readonly string[]) => (values.length === 0 ? undefined : values.join(','));
  const band = filters.rtp === undefined ? undefined : RTP_BANDS[filters.rtp];
  const only = (name: SwitchName) => (filters.switches.includes(name) ? 'true' : undefined);
  const wanted = {
    ...page,
    ...vendorField(text(filters.vendor)),
    sort: filters.sort,
    q: filters.q.trim() === '' ? undefined : filters.q.trim(),
    features: text(filters.feature),
    themes: text(filters.theme),
    volatility: text(filters.volatility),
    minRtp: band?.minRtp,
    maxRtp: band?.maxRtp,
    isNew: only('new'),
    hasDemo: only('demo'),
    hasJackpot: only('jackpot'),
  };
  return withoutUndefined(wanted) as InputOf<'gameList'>;
}

function withoutUndefined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
