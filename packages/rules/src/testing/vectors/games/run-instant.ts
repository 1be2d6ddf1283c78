// Runs examples of the instant games.
import { parseRate, type Amount } from '@fairhouse/values';
import { cardText, readCard } from '../../../games/cards.ts';
import { callFlips, flipCoin, type CoinSide } from '../../../games/instant/coin.ts';
import { rollDice, type DiceSide } from '../../../games/instant/dice.ts';
import {
  drawHiloCard,
  hiloMultiplier,
  playHilo,
  winningRanks,
  type HiloGuess,
} from '../../../games/instant/hilo.ts';
import { drawKeno, type KenoRisk } from '../../../games/instant/keno.ts';
import { drawPoint, playLimbo } from '../../../games/instant/limbo.ts';
import { layMines, minesMultiplier, openTiles } from '../../../games/instant/mines.ts';
import { dropBall } from '../../../games/instant/plinko.ts';
import type { Risk } from '../../../games/instant/tables/risk.ts';
import { buildTower, climb, type TowerLevel } from '../../../games/instant/tower.ts';
import {
  handMultiplier,
  playPoker,
  pokerHand,
  shuffleDeck,
} from '../../../games/instant/video-poker.ts';
import { spinWheel } from '../../../games/instant/wheel.ts';
import { payoutOf, type Multiplier } from '../../../games/multiplier.ts';
import type { Figure } from '../agency/compare-figures.ts';
import { readAmount, readCount, readList } from '../agency/read-figures.ts';
import type { Json, JsonObject } from '../example.ts';
import { wordsOf } from './words-of.ts';

/** A target in hundredths, written as `49.50`. */
function readHundredths(value: Json | undefined): number {
  return Number((parseRate(String(value)) ?? 0n) / 10_000n);
}

function paid(given: JsonObject, multiplier: Multiplier): { [key: string]: Figure } {
  return { multiplier, payout: payoutOf(readAmount(given.stake), multiplier) };
}

function asFigure(round: object | undefined): Figure {
  return (round ?? null) as Figure;
}

const stakeOf = (given: JsonObject): Amount => readAmount(given.stake);

export const INSTANT_RUNNERS: ReadonlyMap<string, (given: JsonObject) => Figure> = new Map([
  [
    'dice',
    (given: JsonObject) => {
      const bet = { side: given.side as DiceSide, target: readHundredths(given.target) };
      return asFigure(rollDice(wordsOf(given), bet, stakeOf(given)));
    },
  ],
  [
    'limbo',
    (given: JsonObject) => {
      if (given.words !== undefined) {
        const x100 = drawPoint(wordsOf(given));
        return { x100, instantLoss: x100 < 101 };
      }
      return asFigure(playLimbo(wordsOf(given), readHundredths(given.target), stakeOf(given)));
    },
  ],
  [
    'mines',
    (given: JsonObject) => {
      const mines = readCount(given.mines);
      if (given.safe !== undefined) {
        return { multiplier: minesMultiplier(mines, readCount(given.safe)) };
      }
      const board = layMines(wordsOf(given), mines);
      const state = openTiles(board, readList(given.opens).map(readCount));
      return { ...board, ...state, ...paid(given, state.multiplier) };
    },
  ],
  [
    'plinko',
    (given: JsonObject) => {
      const bet = { rows: readCount(given.rows), risk: given.risk as Risk };
      return asFigure(dropBall(wordsOf(given), bet, stakeOf(given)));
    },
  ],
  [
    'keno',
    (given: JsonObject) => {
      const bet = { risk: given.risk as KenoRisk, picks: readList(given.picks).map(readCount) };
      return asFigure(drawKeno(wordsOf(given), bet, stakeOf(given)));
    },
  ],
  [
    'wheel',
    (given: JsonObject) => {
      const bet = { risk: given.risk as Risk, segments: readCount(given.segments) };
      return asFigure(spinWheel(wordsOf(given), bet, stakeOf(given)));
    },
  ],
  [
    'tower',
    (given: JsonObject) => {
      const tower = buildTower(wordsOf(given), given.level as TowerLevel);
      const { cleared, fell, multiplier } = climb(tower, readList(given.picks).map(readCount));
      return { safeTiles: tower.safeTiles, cleared, fell, ...paid(given, multiplier) };
    },
  ],
  [
    'coin',
    (given: JsonObject) => {
      const calls = [...String(given.calls)] as CoinSide[];
      const words = wordsOf(given);
      const flips = calls.map(() => flipCoin(words));
      const { right, multiplier } = callFlips(flips, calls);
      return { flips: flips.join(''), right, ...paid(given, multiplier) };
    },
  ],
  [
    'hilo',
    (given: JsonObject) => {
      if (given.rank !== undefined) {
        const ranks = winningRanks(readCount(given.rank), given.guess as HiloGuess) ?? 0;
        return { winningRanks: ranks, multiplier: hiloMultiplier([ranks]) };
      }
      const words = wordsOf(given);
      const guesses = readList(given.guesses) as readonly HiloGuess[];
      const { cards, steps, multiplier } = playHilo(() => drawHiloCard(words), guesses);
      const shown = { cards: cards.map(cardText), steps, ...paid(given, multiplier) };
      return steps.includes('LOST') || multiplier > 0n ? shown : { ...shown, roundStays: 'OPEN' };
    },
  ],
  [
    'video-poker',
    (given: JsonObject) => {
      if (given.cards !== undefined) {
        const hand = pokerHand(readList(given.cards).map((card) => readCard(String(card))));
        return { hand, multiplier: handMultiplier(hand) };
      }
      const hold = readList(given.hold).map(readCount);
      const round = playPoker(shuffleDeck(wordsOf(given)), hold, stakeOf(given));
      const { dealt, final } = round;
      return { ...round, dealt: dealt.map(cardText), final: final.map(cardText) };
    },
  ],
]);
