import fc from 'fast-check';
import { amount } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import data from '../../../data/instant-games.json' with { type: 'json' };
import type { WordStream } from '../../fair/stream.ts';
import { PURE_HASHES } from '../../fair/pure-hashes.ts';
import { crashMoment } from '../table/crash.ts';
import { growthAt } from '../table/growth.ts';
import { isClientSeed, opensPair, pairCommit, soloStream } from '../solo/seed-pair.ts';
import { coinMultiplier } from './coin.ts';
import { DICE_COUNT_MAX, rollDice } from './dice.ts';
import { hiloMultiplier, playHilo, winningRanks, type HiloGuess } from './hilo.ts';
import { instantReturn, kenoReturn, plinkoReturn, wheelReturn } from './instant-returns.ts';
import { drawPoint, LIMBO_TARGETS } from './limbo.ts';
import { layMines, minesMultiplier, openTiles } from './mines.ts';
import { KENO_TABLE } from './tables/keno-table.ts';
import { PLINKO_TABLE } from './tables/plinko-table.ts';
import type { Risk } from './tables/risk.ts';
import { VIDEO_POKER_TABLE } from './tables/video-poker-table.ts';
import { WHEEL_TABLE } from './tables/wheel-table.ts';
import { buildTower, climb, TOWER_LEVELS, type TowerLevel } from './tower.ts';
import { replaceCards, shuffleDeck } from './video-poker.ts';

const RISKS: readonly Risk[] = ['LOW', 'MEDIUM', 'HIGH'];
const pair = { pairId: 'p', serverSeed: '17'.repeat(32) };

/** The words of a round with a nonce. */
const wordsAt = (nonce: number): WordStream =>
  soloStream(PURE_HASHES, { ...pair, clientSeed: 'me', game: 'x/1', nonce });

/** A return in millionths. */
const millionths = (table: string): bigint => {
  const exact = instantReturn(table);
  return exact === undefined ? 0n : (1_000_000n * exact.numerator) / exact.denominator;
};

describe('the tables of the instant games', () => {
  it('are those of the data file', () => {
    expect(PLINKO_TABLE).toEqual(data.plinko);
    expect(KENO_TABLE).toEqual(data.keno);
    expect(WHEEL_TABLE).toEqual(data.wheel);
    expect(VIDEO_POKER_TABLE).toEqual(data.videoPoker);
  });

  it('return between 98.65 and 99 per cent at every size, and a wheel 99 exactly', () => {
    const names = RISKS.flatMap((risk) => [
      ...Object.keys(PLINKO_TABLE[risk]).map((rows) => `plinko ${risk} ${rows}`),
      ...(risk === 'LOW'
        ? []
        : Object.keys(KENO_TABLE[risk]).map((picks) => `keno ${risk} ${picks}`)),
      ...Object.keys(WHEEL_TABLE[risk]).map((size) => `wheel ${risk} ${size}`),
    ]);
    expect(names).toHaveLength(3 * 9 + 2 * 10 + 3 * 5);
    for (const name of names) {
      expect(millionths(name), name).toBeGreaterThanOrEqual(986_500n);
      expect(millionths(name), name).toBeLessThanOrEqual(990_000n);
      if (name.startsWith('wheel')) expect(millionths(name), name).toBe(990_000n);
    }
  });

  it('have no size beyond their bounds', () => {
    expect(plinkoReturn('LOW', 17)).toBeUndefined();
    expect(kenoReturn('HIGH', 11)).toBeUndefined();
    expect(wheelReturn('LOW', 15)).toBeUndefined();
  });
});

describe('a seed pair', () => {
  it('opens its own commitment, and no other seed does', () => {
    const commit = pairCommit(PURE_HASHES, pair);
    expect(opensPair(PURE_HASHES, commit, pair)).toBe(true);
    expect(opensPair(PURE_HASHES, commit, { ...pair, serverSeed: '18'.repeat(32) })).toBe(false);
    expect(opensPair(PURE_HASHES, commit, { ...pair, pairId: 'q' })).toBe(false);
  });

  it('takes 1 to 64 characters of a client seed, without controls and halves of characters', () => {
    expect(['a', 'lucky koi 88', '幸运', 'x'.repeat(64)].every(isClientSeed)).toBe(true);
    expect(['', 'x'.repeat(65), 'a\u0000', '\u009f', '\ud800'].some(isClientSeed)).toBe(false);
  });
});

describe('a round of an instant game', () => {
  it('of dice wins for the stated count of rolls, and never below the stake', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: DICE_COUNT_MAX }), fc.nat(), (count, nonce) => {
        const under = rollDice(wordsAt(nonce), { side: 'UNDER', target: count }, amount(10_000n));
        expect(under?.won).toBe((under?.roll ?? 0) < count);
        expect(under?.payout).toBe(under?.won ? under.multiplier : 0n);
        expect(under?.multiplier).toBeGreaterThan(10_000n);
      }),
      { numRuns: 50 },
    );
    for (const target of [0, -1, 0.5, DICE_COUNT_MAX + 1]) {
      expect(rollDice(wordsAt(1), { side: 'UNDER', target }, amount(1n))).toBeUndefined();
    }
  });

  it('of limbo ends at or above a target in 99 of a hundred parts of it', () => {
    // P(X ≥ k) is ⌊99 × 2⁵² / k⌋ / 2⁵²: the least and the greatest word of each side of the bound.
    fc.assert(
      fc.property(fc.integer(LIMBO_TARGETS), (target) => {
        const bound = (99n << 52n) / BigInt(target);
        const at = (value: bigint): number => {
          const words = [Number(value >> 20n), Number((value & 0xfffffn) << 12n)];
          return drawPoint(() => words.shift() ?? 0);
        };
        expect(at(bound - 1n)).toBeGreaterThanOrEqual(target);
        if (bound < 1n << 52n) expect(at(bound)).toBeLessThan(target);
      }),
    );
  });

  it('of mines, tower and coin returns at most 99 per cent, and no more than a flooring less', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      for (let safe = 1; safe <= 25 - mines; safe += 1) {
        const chance = ways(25 - mines, safe) / ways(25, safe);
        const mean = (Number(minesMultiplier(mines, safe)) / 10_000) * chance;
        expect(mean).toBeLessThanOrEqual(0.99 + 1e-9);
        expect(mean).toBeGreaterThan(0.99 - 1e-4);
      }
    }
    for (const level of Object.keys(TOWER_LEVELS) as TowerLevel[]) {
      expect(millionths(`tower ${level} worst`)).toBeGreaterThan(989_900n);
      expect(millionths(`tower ${level} worst`)).toBeLessThanOrEqual(990_000n);
    }
    expect(coinMultiplier(20)).toBe(9_900n << 20n);
  });

  it('of mines loses at a mine wherever it lies, and of a tower at a tile that is not safe', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.nat(), (mines, nonce) => {
        const board = layMines(wordsAt(nonce), mines);
        expect(new Set(board.positions).size).toBe(mines);
        for (let tile = 1; tile <= 25; tile += 1) {
          const { hit, multiplier } = openTiles(board, [tile]);
          expect(hit !== null).toBe(board.positions.includes(tile));
          expect(multiplier > 0n).toBe(hit === null);
        }
        const tower = buildTower(wordsAt(nonce), 'EXPERT');
        const fallen = climb(tower, [1 + ((tower.safeTiles[0]?.[0] ?? 1) % 3)]);
        expect(fallen).toMatchObject({ cleared: 0, fell: true, multiplier: 0n });
      }),
      { numRuns: 50 },
    );
  });

  it('of hi-lo offers on each rank what covers all ranks, and returns 99 per cent', () => {
    for (let rank = 1; rank <= 13; rank += 1) {
      const guesses: readonly HiloGuess[] = ['HIGHER', 'LOWER', 'SAME'];
      for (const guess of guesses) {
        const ranks = winningRanks(rank, guess);
        if (ranks === undefined) continue;
        const won = Array.from({ length: 13 }, (_, at) => at + 1).filter((drawn) => {
          const cards = [rank, drawn];
          return playHilo(() => cards.shift() ?? 0, [guess]).steps[0] === 'WON';
        });
        expect(won, `${guess} on ${rank}`).toHaveLength(ranks);
        const mean = (Number(hiloMultiplier([ranks])) * ranks) / 13;
        expect(mean).toBeLessThanOrEqual(9_900);
        expect(mean).toBeGreaterThan(9_899);
      }
    }
  });

  it('of video poker deals every card once, and replaces only what is not held', () => {
    const deck = shuffleDeck(wordsAt(3));
    expect(deck.toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 52 }, (_, at) => at + 1),
    );
    expect(replaceCards(deck, [0, 1, 2, 3, 4])).toEqual(deck.slice(0, 5));
    expect(replaceCards(deck, [])).toEqual(deck.slice(5, 10));
    expect(replaceCards(deck, [1, 3])).toEqual([deck[5], deck[1], deck[6], deck[3], deck[7]]);
  });
});

describe('the clock of crash', () => {
  it('grows as e^(0.00006 t), and ends in the first millisecond above the point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (ms) => {
        const near = 100 * Math.exp(0.00006 * ms);
        expect(Math.abs(growthAt(ms) - near)).toBeLessThan(1 + near * 1e-9);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000_000 }), (point) => {
        const moment = crashMoment(point);
        expect(growthAt(moment)).toBeGreaterThan(point);
        expect(growthAt(moment - 1)).toBeLessThanOrEqual(point);
      }),
    );
    expect(crashMoment(100)).toBe(0);
  });
});

/** n over k as a number. */
function ways(n: number, k: number): number {
  let result = 1;
  for (let at = 0; at < k; at += 1) result = (result * (n - at)) / (at + 1);
  return result;
}
