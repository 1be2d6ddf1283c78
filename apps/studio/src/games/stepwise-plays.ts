// The instant games in which a player chooses step by step and may take what is won (games.md 10).
// All that is hidden is decided with the round; what is not opened stays on the server.
import {
  buildTower,
  callFlips,
  climb,
  COIN_FLIPS_MAX,
  coinMultiplier,
  drawHiloCard,
  flipCoin,
  handMultiplier,
  HILO_CARDS_MAX,
  hiloMultiplier,
  layMines,
  MINES_TILES,
  minesMultiplier,
  NO_MULTIPLIER,
  openTiles,
  playHilo,
  playPoker,
  rankOf,
  replaceCards,
  shuffleDeck,
  TOWER_LEVELS,
  TOWER_ROWS,
  towerMultiplier,
  winningRanks,
} from '@fairhouse/rules/games';
import { ZERO } from '@fairhouse/values';
import * as z from 'zod';
import { definePlay, type SoloPlay } from './play.ts';

const whole = (min: number, max: number) => z.number().int().min(min).max(max);

const mines = definePlay({
  code: 'mines',
  version: 1,
  type: 'LOCAL',
  parameters: z.strictObject({ mines: whole(1, MINES_TILES - 1) }),
  outcome: z.object({ positions: z.array(z.number()) }),
  choice: whole(1, MINES_TILES),
  greatest: (bet) => minesMultiplier(bet.mines, MINES_TILES - bet.mines),
  decide: (words, bet) => ({ positions: [...layMines(words, bet.mines).positions] }),
  view: (bet, board, choices) => {
    const { safe, hit, multiplier } = openTiles(board, choices);
    const isOver = hit !== null || safe === MINES_TILES - bet.mines;
    const shown = { opened: choices, hit, ...(isOver && { positions: board.positions }) };
    return { shown, multiplier, isOver };
  },
  prospect: ({ parameters, choices }, tile) =>
    choices.includes(tile) ? undefined : minesMultiplier(parameters.mines, choices.length + 1),
});

const tower = definePlay({
  code: 'tower',
  version: 1,
  type: 'LOCAL',
  parameters: z.strictObject({ level: z.enum(['EASY', 'MEDIUM', 'HARD', 'EXPERT', 'MASTER']) }),
  outcome: z.object({ safeTiles: z.array(z.array(z.number())) }),
  choice: whole(1, 4),
  greatest: ({ level }) => towerMultiplier(level, TOWER_ROWS),
  decide: (words, { level }) => ({
    safeTiles: buildTower(words, level).safeTiles.map((row) => [...row]),
  }),
  view: ({ level }, { safeTiles }, choices) => {
    const { cleared, fell, multiplier } = climb({ level, safeTiles }, choices);
    const isOver = fell || cleared === TOWER_ROWS;
    const seen = isOver ? safeTiles : safeTiles.slice(0, cleared);
    return { shown: { picks: choices, cleared, fell, safeTiles: seen }, multiplier, isOver };
  },
  prospect: ({ parameters: { level }, choices }, tile) =>
    tile <= TOWER_LEVELS[level].tiles ? towerMultiplier(level, choices.length + 1) : undefined,
});

const coin = definePlay({
  code: 'coin',
  version: 1,
  type: 'LOCAL',
  parameters: z.strictObject({}),
  outcome: z.object({ flips: z.array(z.enum(['H', 'T'])) }),
  choice: z.enum(['H', 'T']),
  // Asked at each flip: the next one is not offered where it could pay too much.
  greatest: () => coinMultiplier(1),
  decide: (words) => ({ flips: Array.from({ length: COIN_FLIPS_MAX }, () => flipCoin(words)) }),
  view: (_bet, { flips }, choices) => {
    const { right, multiplier } = callFlips(flips, choices);
    const isOver = right < choices.length || right === COIN_FLIPS_MAX;
    return {
      shown: { calls: choices, flips: flips.slice(0, choices.length), right },
      multiplier,
      isOver,
    };
  },
  prospect: ({ choices }) => coinMultiplier(choices.length + 1),
});

const hilo = definePlay({
  code: 'hilo',
  version: 1,
  type: 'LOCAL',
  parameters: z.strictObject({}),
  outcome: z.object({ cards: z.array(z.number()) }),
  choice: z.enum(['HIGHER', 'LOWER', 'SAME', 'SKIP']),
  greatest: () => NO_MULTIPLIER,
  decide: (words) => ({ cards: Array.from({ length: HILO_CARDS_MAX }, () => drawHiloCard(words)) }),
  view: (_bet, { cards }, choices) => {
    let at = -1;
    const state = playHilo(() => cards[(at += 1)] ?? 1, choices);
    const lost = state.steps.includes('LOST');
    const card = state.cards.at(-1) ?? 1;
    const isOver = lost || state.cards.length === HILO_CARDS_MAX;
    const { multiplier, steps } = state;
    return { shown: { cards: state.cards, steps, guesses: choices, card }, multiplier, isOver };
  },
  prospect: ({ outcome: { cards }, choices }, guess) => {
    const ranks = choices.flatMap((each, at) => ranksOf(cards[at], each));
    const next = ranksOf(cards[choices.length], guess);
    if (guess !== 'SKIP' && next.length === 0) return undefined;
    return hiloMultiplier([...ranks, ...next]);
  },
});

type Guess = 'HIGHER' | 'LOWER' | 'SAME' | 'SKIP';

/** The winning ranks of a guess on a card; none of a skip and of what is not offered. */
function ranksOf(card: number | undefined, guess: Guess): number[] {
  const ranks = card === undefined ? undefined : winningRanks(rankOf(card), guess);
  return ranks === undefined ? [] : [ranks];
}

const videoPoker = definePlay({
  code: 'video-poker',
  version: 1,
  type: 'LOCAL',
  parameters: z.strictObject({}),
  outcome: z.object({ deck: z.array(z.number()) }),
  choice: z
    .array(whole(0, 4))
    .max(5)
    .refine((places) => new Set(places).size === places.length, 'a place is held once'),
  greatest: () => handMultiplier('ROYAL'),
  decide: (words) => ({ deck: shuffleDeck(words) }),
  view: (_bet, { deck }, [hold]) => {
    const dealt = replaceCards(deck, [0, 1, 2, 3, 4]);
    if (hold === undefined) return { shown: { dealt }, multiplier: NO_MULTIPLIER, isOver: false };
    const { final, hand } = playPoker(deck, hold, ZERO);
    return { shown: { dealt, hold, final, hand }, multiplier: handMultiplier(hand), isOver: true };
  },
  prospect: () => handMultiplier('ROYAL'),
});

export const STEPWISE_PLAYS: readonly SoloPlay[] = [mines, tower, coin, hilo, videoPoker];
