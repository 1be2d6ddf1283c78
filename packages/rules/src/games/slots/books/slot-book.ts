// The book of a round (games.md 5.4): all of it as a list of events, which the client only plays.
import { isSpin, type LandedCoin, type SlotRound, type SlotSpin } from '../rounds/slot-round.ts';
import { awardFor, spinsAfter } from '../rounds/play-series.ts';
import type { SlotGame } from '../slot-game.ts';
import type { BookEvent, BookStep, CoinCell } from './book-event.ts';
import { positionsOf, revealStep, windowOf } from './reveal-step.ts';
import { seriesLevel, spinLevel } from './win-level.ts';
import { winSteps } from './win-steps.ts';

export interface SlotBook {
  /** The total as a multiple of the base stake. */
  readonly payoutMultiplier: number;
  readonly events: readonly BookEvent[];
}

/** What a book has counted so far. */
interface Progress {
  readonly steps: BookStep[];
  total: number;
  /** Free spins: played, awarded, and what they won. */
  played: number;
  spins: number;
  series: number;
}

/** Writes the book of a round. */
export function slotBook(game: SlotGame, round: SlotRound): SlotBook {
  const book: Progress = { steps: [], total: 0, played: 0, spins: 0, series: 0 };
  const { steps } = book;
  const held: number[] = [];
  for (const part of round.spins) {
    if (isSpin(part)) {
      if (held.length > 0) steps.push({ type: 'respin', held: [...held] });
      addSpin(game, round, part, book);
      held.push(...(part.opened ?? []));
    } else if ('bought' in part) {
      steps.push({ type: 'coins', cells: part.bought.map(coinCell) });
    } else {
      if (part.landed.length > 0) {
        steps.push({ type: 'respinCoins', cells: part.landed.map(coinCell) });
      }
      steps.push({ type: 'respinLeft', left: part.left });
    }
  }
  addEnd(game, round, book);
  return {
    payoutMultiplier: round.total / 100,
    events: steps.map((step, index) => ({ index, ...step })),
  };
}

function coinCell([reel, row, value]: LandedCoin): CoinCell {
  return { reel, row: row + 1, value };
}

/** Adds a spin; what would take the total above the cap is not added to it. */
function addSpin(game: SlotGame, round: SlotRound, spin: SlotSpin, book: Progress): void {
  const { steps } = book;
  const isFree = spin.strips === 'free';
  const { freeSpins } = game.model.features;
  if (isFree) {
    steps.push({ type: 'updateFreeSpin', amount: book.played, total: book.spins });
    const grows = freeSpins?.top !== undefined || freeSpins?.multiplier === 'spin';
    if (grows) steps.push({ type: 'updateGlobalMult', globalMult: spin.multiplier ?? 1 });
    book.played += 1;
  }
  steps.push(revealStep(game, spin));
  if ((spin.opened ?? []).length > 0) steps.push({ type: 'expandWilds', reels: spin.opened ?? [] });
  const coins = (spin.coinCells ?? []).map(([reel, row], at): LandedCoin => [
    reel,
    row,
    spin.coins?.[at] ?? 0,
  ]);
  if (coins.length > 0) steps.push({ type: 'coins', cells: coins.map(coinCell) });
  steps.push(...winSteps(game, spin));
  if (spin.wheel !== undefined && spin.wedge !== undefined) {
    steps.push({ type: 'wheel', wedge: spin.wedge, value: spin.wheel });
  }
  const won = spin.win + (spin.wheel ?? 0);
  const amount = Math.min(won, round.total - book.total);
  book.total += amount;
  if (isFree) book.series += amount;
  const isCapped = round.isCapped && book.total === round.total && amount > 0;
  if (isCapped) steps.push({ type: 'wincap', amount: round.total });
  if (amount > 0) steps.push({ type: 'setWin', amount, winLevel: spinLevel(amount, isCapped) });
  steps.push({ type: 'setTotalWin', amount: book.total });
  if (freeSpins && !isCapped) addFreeSpins(game, spin, book);
}

/** Spins that the scatters of a spin award. */
function addFreeSpins(game: SlotGame, spin: SlotSpin, book: Progress): void {
  const { freeSpins } = game.model.features;
  if (freeSpins === undefined) return;
  const positions = positionsOf(windowOf(game, spin), game.scatter);
  const before = book.spins;
  book.spins =
    spin.strips === 'free'
      ? spinsAfter(freeSpins, before, positions.length)
      : awardFor(freeSpins.award, positions.length);
  if (book.spins === before) return;
  const totalFs = book.spins;
  if (before === 0) book.steps.push({ type: 'freeSpinTrigger', totalFs, positions });
  else if (game.model.kind !== 'lines-free') {
    book.steps.push({ type: 'freeSpinRetrigger', totalFs, positions });
  }
}

function addEnd(game: SlotGame, round: SlotRound, book: Progress): void {
  const { steps } = book;
  if (round.feature !== undefined) {
    const { reels, rows, features } = game.model;
    const coins = steps.flatMap((step) => ('cells' in step ? step.cells : []));
    const grand = coins.length === reels * rows ? (features.hold?.grand ?? 0) : 0;
    book.total += round.feature;
    steps.push({ type: 'holdEnd', total: round.feature, grand });
    steps.push({ type: 'setTotalWin', amount: book.total });
  }
  if (book.spins > 0) {
    const winLevel = seriesLevel(book.series, round.isCapped);
    steps.push({ type: 'freeSpinEnd', amount: book.series, winLevel });
  }
  steps.push({ type: 'finalWin', amount: round.total });
}
