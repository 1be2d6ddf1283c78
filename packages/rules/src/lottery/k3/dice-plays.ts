// Plays of three dice in which each chosen symbol wins or loses independently (lottery.md 1.4,
// 6.4).
import { lazy } from '../lazy.ts';
import { symbolPlay, type SymbolPlay } from '../plays/symbol-play.ts';
import type { Play } from '../plays/play.ts';
import { DICE, isTriple, diceSum, countFace, type Dice, type DiceFacts } from './facts.ts';

/** The faces as symbols. */
export const FACE_SYMBOLS = ['1', '2', '3', '4', '5', '6'] as const;

/** Pairs of equal faces as symbols. */
export const PAIR_SYMBOLS = ['11', '22', '33', '44', '55', '66'] as const;

const TRIPLE_SYMBOLS = ['111', '222', '333', '444', '555', '666'] as const;
const SUMS = Array.from({ length: 16 }, (_, index) => String(index + 3));
const SUM_ODDS = ['190', '63', '32', '19', '12.7', '9.1', '7.7', '7.1'] as const;

type Parts = Omit<SymbolPlay<DiceFacts, Dice>, 'space' | 'at'>;

/** A play on all three dice. */
export function dicePlay(parts: Parts): Play<DiceFacts> {
  return symbolPlay({ ...parts, space: DICE(), at: (facts) => facts.at });
}

/** 和值: the sum of the dice; each sum has its own chance. */
export const SUM = lazy(() =>
  dicePlay({
    code: 'Sum',
    menu: 'Sum',
    symbols: SUMS,
    pays: (symbol, dice) => (diceSum(dice) === Number(symbol) ? symbol : undefined),
    odds: Object.fromEntries(SUMS.map((sum, at) => [sum, SUM_ODDS[at < 8 ? at : 15 - at] ?? ''])),
  }),
);

/** Whether B (11 and more), S, O or E is true of a sum. */
export function sumHolds(symbol: string, sum: number): boolean {
  if (symbol === 'B') return sum >= 11;
  if (symbol === 'S') return sum <= 10;
  return (sum % 2 === 1) === (symbol === 'O');
}

/** 大小单双 of the sum; with `kills` (通杀) all four lose in a triple. */
function bigSmall(code: string, kills: boolean, odds: string): Play<DiceFacts> {
  return dicePlay({
    code,
    menu: 'Sum',
    symbols: ['B', 'S', 'O', 'E'],
    pays: (symbol, dice) =>
      sumHolds(symbol, diceSum(dice)) && !(kills && isTriple(dice)) ? symbol : undefined,
    odds,
  });
}

export const BSOE = lazy(() => bigSmall('BSOE', false, '1.96'));
export const BSOE_TRIPLE_KILL = lazy(() => bigSmall('BSOE_TripleKill', true, '1.98'));

/** A play in which every symbol has the same chance and therefore the same tier. */
function equalPlay(
  code: string,
  menu: string,
  symbols: readonly string[],
  odds: string | undefined,
  wins: (symbol: string, dice: Dice) => boolean,
): Play<DiceFacts> {
  return dicePlay({
    code,
    menu,
    symbols,
    tiers: ['WIN'],
    pays: (symbol, dice) => (wins(symbol, dice) ? 'WIN' : undefined),
    ...(odds === undefined ? {} : { odds }),
  });
}

/** 三同号单选: the three dice are the chosen triple. */
export const TRIPLE = lazy(() =>
  equalPlay('Triple', 'Triple', TRIPLE_SYMBOLS, '190', (symbol, dice) => dice.join('') === symbol),
);

/** 三同号通选: any triple. */
export const ANY_TRIPLE = lazy(() =>
  equalPlay('AnyTriple', 'Triple', ['ANY'], '32', (_, dice) => isTriple(dice)),
);

/** 三连号通选: 123, 234, 345 or 456 in any order. */
export const ANY_STRAIGHT = lazy(() =>
  equalPlay('AnyStraight', 'Different', ['ANY'], '8', (_, dice) => {
    const [low = 0, middle = 0, high = 0] = [...dice].sort((left, right) => left - right);
    return middle === low + 1 && high === low + 2;
  }),
);

/** 二同号复选: the face appears twice or three times (`pairIncludesTriple`). */
export const SAME_TWO_MULTI = lazy(() =>
  equalPlay(
    'SameTwoMulti',
    'Pair',
    PAIR_SYMBOLS,
    '12',
    (symbol, dice) => countFace(dice, Number(symbol[0])) >= 2,
  ),
);

/** The same, but a triple does not count as a pair; sold by prize group only. */
export const SAME_TWO_MULTI_STRICT = lazy(() =>
  equalPlay(
    'SameTwoMulti_strict',
    'Pair',
    PAIR_SYMBOLS,
    undefined,
    (symbol, dice) => countFace(dice, Number(symbol[0])) === 2,
  ),
);

/** 猜一个号: the face appears, and pays once regardless of its count. */
export const ANY_NUMBER = lazy(() =>
  equalPlay(
    'AnyNumber',
    'Number',
    FACE_SYMBOLS,
    '2.1',
    (symbol, dice) => countFace(dice, Number(symbol)) >= 1,
  ),
);

/** The single number of sic bo: pays 2, 3 or 4 by the number of dice that show the face. */
export const SIC_BO_NUMBER = lazy(() =>
  dicePlay({
    code: 'SicBoNumber',
    menu: 'Number',
    symbols: FACE_SYMBOLS,
    tiers: ['1', '2', '3'],
    pays: (symbol, dice) => {
      const times = countFace(dice, Number(symbol));
      return times > 0 ? String(times) : undefined;
    },
    odds: { '1': '2', '2': '3', '3': '4' },
    styles: ['FIXED'],
  }),
);
