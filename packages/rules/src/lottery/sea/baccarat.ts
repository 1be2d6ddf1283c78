// BCR and BCB, baccarat as a lottery: six cards of a shoe of eight decks (lottery.md 1.13). In BCR
// the banker pays 1.95; in BCB it pays 2, and 1.5 when it wins with six.
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import type { Family, Play } from '../plays/play.ts';
import { symbolPlay, TIED, type Outcome } from '../plays/symbol-play.ts';
import { dealCoup, SHOE } from './coup.ts';

interface CoupFacts {
  /** The index of the outcome in ENDS, and in PAIRS. */
  readonly end: number;
  readonly pairs: number;
}

/**
 * The winner over all orders of six of the 416 cards (416·415·414·413·412·411 / 256), counted by
 * value: 128 cards count zero and 32 each have one of the other values.
 */
const ENDS: readonly Outcome<'BANKER' | 'BANKER6' | 'PLAYER' | 'EQUAL'>[] = [
  { value: 'BANKER', weight: 7_902_422_898_368n },
  { value: 'BANKER6', weight: 1_051_688_689_280n },
  { value: 'PLAYER', weight: 8_712_962_041_376n },
  { value: 'EQUAL', weight: 1_857_919_634_661n },
];

/** The number of orders of four cards in which both hands are pairs, of the same rank or of two. */
const BOTH = 13n * 32n * 31n * (30n * 29n + 12n * 32n * 31n);

/** The number of orders of four cards in which a given hand is a pair. */
const ONE = 416n * 31n * 414n * 413n;

/** Bit 0: the player's first two cards are a pair; bit 1: the banker's. */
const PAIRS: readonly Outcome<number>[] = [
  { value: 0, weight: 416n * 415n * 414n * 413n - 2n * ONE + BOTH },
  { value: 1, weight: ONE - BOTH },
  { value: 2, weight: ONE - BOTH },
  { value: 3, weight: BOTH },
];

const RESULT = /^\d{3}(?:,\d{3}){5}$/;

/** The facts of six different cards such as `003,416,…` in dealing order. */
function prepareCoup(numbers: string): CoupFacts | undefined {
  if (!RESULT.test(numbers)) return undefined;
  const cards = numbers.split(',').map(Number);
  if (new Set(cards).size < 6 || cards.some((card) => card < 1 || card > SHOE)) return undefined;
  const { player, banker, playerPair, bankerPair } = dealCoup(cards);
  const end = player > banker ? 2 : player === banker ? 3 : banker === 6 ? 1 : 0;
  return { end, pairs: Number(playerPair) + 2 * Number(bankerPair) };
}

const ends = {
  menu: 'Baccarat',
  space: ENDS,
  at: (facts: CoupFacts) => facts.end,
  styles: ['FIXED'],
} as const;

/** Banker, player, or a tie, which refunds the stakes on both hands. */
const WITH_COMMISSION = lazy((): Play<CoupFacts> =>
  symbolPlay({
    ...ends,
    code: 'Main',
    symbols: ['BANKER', 'PLAYER', 'EQUAL'],
    pays(symbol, end) {
      if (end === 'EQUAL') return symbol === 'EQUAL' ? symbol : TIED;
      return end.startsWith(symbol) ? symbol : undefined;
    },
    odds: { BANKER: '1.95', PLAYER: '2', EQUAL: '9' },
  }),
);

const WITHOUT_COMMISSION = lazy((): Play<CoupFacts> =>
  symbolPlay({
    ...ends,
    code: 'Main',
    symbols: ['BANKER', 'PLAYER', 'EQUAL'],
    tiers: ['BANKER', 'BANKER6', 'PLAYER', 'EQUAL'],
    pays(symbol, end) {
      if (end === 'EQUAL') return symbol === 'EQUAL' ? symbol : TIED;
      return end.startsWith(symbol) ? end : undefined;
    },
    odds: { BANKER: '2', BANKER6: '1.5', PLAYER: '2', EQUAL: '9' },
  }),
);

/** The first two cards of a hand have the same rank. */
const PAIR = lazy((): Play<CoupFacts> =>
  symbolPlay<CoupFacts, number>({
    code: 'Pair',
    menu: 'Baccarat',
    symbols: ['PLAYER', 'BANKER'],
    space: PAIRS,
    at: (facts) => facts.pairs,
    pays: (symbol, pairs) => ((pairs & (symbol === 'PLAYER' ? 1 : 2)) === 0 ? undefined : symbol),
    odds: '12',
    styles: ['FIXED'],
  }),
);

/** The banker wins with six; 17 returns 91.6 %. */
const SUPER_SIX = lazy((): Play<CoupFacts> =>
  symbolPlay({
    ...ends,
    code: 'SuperSix',
    symbols: ['SIX'],
    pays: (symbol, end) => (end === 'BANKER6' ? symbol : undefined),
    odds: '17',
  }),
);

function baccarat(code: string, main: () => Play<CoupFacts>): Family<CoupFacts> {
  return defineFamily({
    code,
    drawFormat: { format: 'pick', length: 6, max: SHOE },
    plays: () => [main(), PAIR(), SUPER_SIX()],
    prepare: prepareCoup,
  });
}

export const BCR = baccarat('BCR', WITH_COMMISSION);
export const BCB = baccarat('BCB', WITHOUT_COMMISSION);
