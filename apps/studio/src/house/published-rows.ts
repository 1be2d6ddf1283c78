// The catalogue as a house reads it (vendors.md, /game/list): nothing of it is stored elsewhere.
import type { vendorGame } from '@fairhouse/calls/vendor';
import type { SlotGame } from '@fairhouse/rules/games';
import { formatAmount } from '@fairhouse/values';
import type * as z from 'zod';
import { CURRENCIES, findBetLimits } from '../games/bet-levels.ts';
import { takesFreeRounds } from '../games/find-play.ts';
import { INSTANT_FACTS } from '../games/instant-facts-table.ts';
import { greatestOfSlot, SLOT_PLAYS } from '../games/slot-plays.ts';
import type { Multiplier } from '@fairhouse/rules/games';

type Row = z.input<typeof vendorGame>;

const LANGUAGES = { EN: 'en', CN: 'zh', ID: 'id', TH: 'th', VI: 'vi' } as const;
const VOLATILITY = { LOW: 1, MEDIUM: 2, HIGH: 4, VERY_HIGH: 5 } as const;

/** What a house filters by, of each kind of slot. */
const FEATURES_TABLE: Readonly<Record<string, readonly string[]>> = {
  lines: ['multiplier'],
  'lines-free': ['free-spins', 'buy', 'multiplier'],
  'ways-climb': ['free-spins', 'buy', 'ways', 'multiplier'],
  'cluster-tumble': ['tumble', 'cluster', 'multiplier'],
  heights: ['free-spins', 'buy', 'ways', 'multiplier'],
  hold: ['hold-and-win', 'buy', 'respin'],
  'expand-respin': ['respin'],
  'lines-tumble': ['free-spins', 'buy', 'tumble', 'multiplier'],
  anywhere: ['free-spins', 'buy', 'multiplier'],
  stepper: ['wheel', 'multiplier'],
};

/** Parts per million of a decimal text of one, rounded down. */
function millionths(share: string | number | undefined): number {
  const [whole = '0', part = ''] = String(share ?? '0').split('.');
  return Number(`${whole}${part.padEnd(6, '0').slice(0, 6)}`);
}

function currenciesOf(greatest: Multiplier | undefined): Row['currencies'] {
  return Object.fromEntries(
    CURRENCIES.flatMap((currency) => {
      const limits = findBetLimits(currency, greatest);
      if (limits === undefined) return [];
      const { min, max, step, levels } = limits;
      const row = {
        min: formatAmount(min),
        max: formatAmount(max),
        default: formatAmount(limits.default),
        step: formatAmount(step),
        levels: levels.map(formatAmount),
        max_win: formatAmount(limits.maxWin),
      };
      return [[currency, row] as const];
    }),
  );
}

function slotRow(publicUrl: string, game: SlotGame): Row {
  const { model } = game;
  const greatest = greatestOfSlot(game);
  const rtp = Object.values(model.exact).map((exact) => millionths(exact['rtp']));
  return {
    ...rowBase(publicUrl, model.code),
    name: namesOf(model.names),
    category: 'RNG',
    rtp,
    volatility: VOLATILITY[model.volatility],
    hit_rate: millionths(model.exact.base?.['hitRate']),
    ...(model.lines && { lines: model.lines.length }),
    ...(model.kind === 'ways-climb' && { ways: 243 }),
    ...(model.kind === 'heights' && { ways: 117_649 }),
    max_multiplier: formatAmount(greatest as bigint as Parameters<typeof formatAmount>[0]),
    features: [...(FEATURES_TABLE[model.kind] ?? [])],
    themes: [model.code.split('-')[0] ?? model.code],
    currencies: currenciesOf(greatest),
  };
}

function rowBase(publicUrl: string, code: string) {
  return {
    game_code: code,
    product: 'Fairhouse Studio',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'] as ('GPL_DESKTOP' | 'GPL_MOBILE')[],
    url_thumb: `${publicUrl}/thumbs/${code}.svg`,
    url_background: `${publicUrl}/thumbs/${code}-wide.svg`,
    enabled: true,
    freebet_support: takesFreeRounds(code),
    demo_support: true,
    blocked_countries: [],
    languages: ['en', 'zh', 'id', 'th', 'vi'],
    jackpots: [],
  };
}

function namesOf(names: Readonly<Record<keyof typeof LANGUAGES, string>>): Row['name'] {
  return {
    en: names.EN,
    ...Object.fromEntries(
      Object.entries(LANGUAGES).map(([ours, wire]) => [wire, names[ours as keyof typeof names]]),
    ),
  };
}

/** Every game of the studio, below the address that browsers reach. */
export function publishedRows(publicUrl: string): Row[] {
  const slots = SLOT_PLAYS.map(({ game }) => slotRow(publicUrl, game));
  const instant = INSTANT_FACTS.map((facts): Row => ({
    ...rowBase(publicUrl, facts.code),
    name: namesOf(facts.names),
    category: 'LOCAL',
    rtp: facts.rtp,
    volatility: facts.volatility,
    max_multiplier: facts.maxMultiplier,
    features: [],
    themes: ['instant'],
    currencies: currenciesOf(undefined),
  }));
  return [...slots, ...instant];
}
