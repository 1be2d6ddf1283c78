// What a round comes to by its key (games.md 10): the same pure rules that the studio decides by.
import {
  buildTower,
  callFlips,
  climb,
  COIN_FLIPS_MAX,
  diceCount,
  diceMultiplier,
  drawHiloCard,
  drawKeno,
  drawPoint,
  dropBall,
  findSlotModel,
  flipCoin,
  HILO_CARDS_MAX,
  kenoPrices,
  layMines,
  multiplier,
  NO_MULTIPLIER,
  openSlot,
  openTiles,
  playHilo,
  playPoker,
  playSlot,
  plinkoSlots,
  pointMultiplier,
  rollDice,
  shuffleDeck,
  slotBook,
  spinWheel,
  wheelSegments,
  type CoinSide,
  type DiceBet,
  type HiloGuess,
  type KenoBet,
  type Multiplier,
  type PlinkoBet,
  type SlotMode,
  type TowerLevel,
  type WheelBet,
} from '../games/index.ts';
import type { WordStream } from '../fair/index.ts';
import { ZERO } from '@fairhouse/values';

export interface Decided {
  readonly outcome: unknown;
  readonly multiplier: Multiplier;
  /** Per cent of the base stake that the mode takes. */
  readonly cost: number;
}

export interface Asked {
  /** Code and version. */
  readonly game: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly choices: readonly unknown[];
}

/** Decides a round again; undefined for a game or bet that is not known. */
export function decideAgain(words: WordStream, asked: Asked): Decided | undefined {
  const slot = findSlotModel(asked.game);
  if (slot !== undefined) {
    const game = openSlot(slot);
    const mode = asked.parameters['mode'] as SlotMode;
    const round = playSlot(game, mode, words);
    if (round === undefined) return undefined;
    const { payoutMultiplier, events } = slotBook(game, round);
    return {
      outcome: { total: round.total, payoutMultiplier, events },
      multiplier: multiplier(BigInt(round.total) * 100n),
      cost: slot.modes[mode]?.cost ?? 100,
    };
  }
  const found = GAMES[asked.game]?.(words, asked.parameters, asked.choices);
  return found && { ...found, cost: 100 };
}

type Game = (
  words: WordStream,
  parameters: Readonly<Record<string, unknown>>,
  choices: readonly unknown[],
) => Omit<Decided, 'cost'> | undefined;

const GAMES: Readonly<Record<string, Game>> = {
  'dice/1': (words, parameters) => {
    const bet = parameters as unknown as DiceBet;
    const round = rollDice(words, bet, ZERO);
    const count = diceCount(bet);
    if (round === undefined || count === undefined) return undefined;
    return {
      outcome: { roll: round.roll },
      multiplier: round.won ? diceMultiplier(count) : NO_MULTIPLIER,
    };
  },
  'limbo/1': (words, parameters) => {
    const target = parameters['target'] as number;
    const x100 = drawPoint(words);
    return {
      outcome: { x100 },
      multiplier: x100 >= target ? pointMultiplier(target) : NO_MULTIPLIER,
    };
  },
  'plinko/1': (words, parameters) => {
    const bet = parameters as unknown as PlinkoBet;
    const round = dropBall(words, bet, ZERO);
    return (
      round && {
        outcome: { path: round.path },
        multiplier: plinkoSlots(bet)?.[round.slot] ?? NO_MULTIPLIER,
      }
    );
  },
  'keno/1': (words, parameters) => {
    const bet = parameters as unknown as KenoBet;
    const round = drawKeno(words, bet, ZERO);
    return (
      round && {
        outcome: { drawn: round.drawn },
        multiplier: kenoPrices(bet.risk, bet.picks.length)?.[round.hits] ?? NO_MULTIPLIER,
      }
    );
  },
  'wheel/1': (words, parameters) => {
    const bet = parameters as unknown as WheelBet;
    const round = spinWheel(words, bet, ZERO);
    return (
      round && {
        outcome: { segment: round.segment },
        multiplier: wheelSegments(bet)?.[round.segment] ?? NO_MULTIPLIER,
      }
    );
  },
  'mines/1': (words, parameters, choices) => {
    const board = layMines(words, parameters['mines'] as number);
    return {
      outcome: { positions: board.positions },
      multiplier: openTiles(board, choices as number[]).multiplier,
    };
  },
  'tower/1': (words, parameters, choices) => {
    const tower = buildTower(words, parameters['level'] as TowerLevel);
    return {
      outcome: { safeTiles: tower.safeTiles },
      multiplier: climb(tower, choices as number[]).multiplier,
    };
  },
  'coin/1': (words, _parameters, choices) => {
    const flips = Array.from({ length: COIN_FLIPS_MAX }, () => flipCoin(words));
    return { outcome: { flips }, multiplier: callFlips(flips, choices as CoinSide[]).multiplier };
  },
  'hilo/1': (words, _parameters, choices) => {
    const cards = Array.from({ length: HILO_CARDS_MAX }, () => drawHiloCard(words));
    let at = -1;
    const state = playHilo(() => cards[(at += 1)] ?? 1, choices as HiloGuess[]);
    return { outcome: { cards }, multiplier: state.multiplier };
  },
  'video-poker/1': (words, _parameters, choices) => {
    const deck = shuffleDeck(words);
    const hold = choices[0] as number[] | undefined;
    return {
      outcome: { deck },
      multiplier: hold === undefined ? NO_MULTIPLIER : playPoker(deck, hold, ZERO).multiplier,
    };
  },
};
