// The hold feature (games.md 5.2): coins stay where they landed, the other cells spin on.
import { assert } from '@fairhouse/values';
import { intBelow, pickNumbers, type WordStream } from '../../../fair/stream.ts';
import type { SlotGame } from '../slot-game.ts';
import type { HoldFeature, SlotMode } from '../slot-model.ts';
import type { Cell } from '../wins/slot-win.ts';
import { baseRule, judgeSpin } from './judge-spin.ts';
import { pickWeighted } from './pick-weighted.ts';
import type { LandedCoin } from './slot-round.ts';
import type { Tally } from './tally.ts';
import { spinWindow } from './window.ts';

const LAND_SCALE = 1_000_000;

/** Plays a round; returns what the feature pays, undefined without the feature. */
export function playHold(
  game: SlotGame,
  mode: SlotMode,
  words: WordStream,
  tally: Tally,
): number | undefined {
  const rule = game.model.features.hold;
  assert(rule !== undefined, `${game.model.code} has a hold feature`);
  const coins =
    mode === 'buy' ? buyCoins(game, rule, words, tally) : spinCoins(game, rule, words, tally);
  if (coins.length < rule.need) return undefined;
  const feature = respin(game, rule, coins, words, tally);
  tally.pay(feature);
  return feature;
}

function drawValue(rule: HoldFeature, words: WordStream): number {
  const weights = rule.coins.map(({ weight }) => weight);
  return rule.coins[pickWeighted(words, weights)]?.value ?? 0;
}

/** A spin of the reels; coins in view get values in any case. */
function spinCoins(
  game: SlotGame,
  rule: HoldFeature,
  words: WordStream,
  tally: Tally,
): LandedCoin[] {
  const window = spinWindow(game, 'base', words);
  const cells = window.columns.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === game.coin ? [[reel, row]] : [])),
  );
  const coins = cells.map(([reel, row]): LandedCoin => [reel, row, drawValue(rule, words)]);
  const spin = judgeSpin(game, window, baseRule(game));
  tally.add({ ...spin, coins: coins.map(([, , value]) => value), coinCells: cells }, spin.win);
  return coins;
}

/** Cells are numbered reel by reel from the top. */
function buyCoins(
  game: SlotGame,
  rule: HoldFeature,
  words: WordStream,
  tally: Tally,
): LandedCoin[] {
  const { reels, rows, modes } = game.model;
  const picked = pickNumbers(words, modes.buy?.coins ?? rule.need, reels * rows);
  const bought = picked
    .toSorted((one, other) => one - other)
    .map((cell): LandedCoin => [
      Math.floor((cell - 1) / rows),
      (cell - 1) % rows,
      drawValue(rule, words),
    ]);
  tally.add({ bought }, 0);
  return bought;
}

/** Respins until none is left or the board is full; returns what the feature pays. */
function respin(
  game: SlotGame,
  rule: HoldFeature,
  coins: readonly LandedCoin[],
  words: WordStream,
  tally: Tally,
): number {
  const { reels, rows } = game.model;
  const size = reels * rows;
  const held = new Set(coins.map(([reel, row]) => reel * rows + row));
  let sum = coins.reduce((total, [, , value]) => total + value, 0);
  for (let left = rule.respins; left > 0 && held.size < size;) {
    const landed: LandedCoin[] = [];
    for (let cell = 0; cell < size; cell += 1) {
      if (held.has(cell) || intBelow(words, LAND_SCALE) >= rule.landPpm) continue;
      const value = drawValue(rule, words);
      landed.push([Math.floor(cell / rows), cell % rows, value]);
      sum += value;
    }
    for (const [reel, row] of landed) held.add(reel * rows + row);
    left = landed.length > 0 ? rule.respins : left - 1;
    tally.add({ landed, left }, 0);
  }
  return held.size === size ? sum + rule.grand : sum;
}
