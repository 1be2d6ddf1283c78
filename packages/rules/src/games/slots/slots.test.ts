import { createHash, createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../../vectors/games.json' with { type: 'json' };
import type { Hashes } from '../../fair/hashes.ts';
import { soloStream, type SoloRound } from '../solo/seed-pair.ts';
import { slotBook, type SlotBook } from './books/slot-book.ts';
import { seriesLevel, spinLevel } from './books/win-level.ts';
import { baseRule, judgeSpin } from './rounds/judge-spin.ts';
import { awardFor, spinsAfter } from './rounds/play-series.ts';
import { playSlot } from './rounds/play-slot.ts';
import type { SlotRound } from './rounds/slot-round.ts';
import { countShown, windowAt } from './rounds/window.ts';
import { openSlot, type SlotGame } from './slot-game.ts';
import type { SlotMode } from './slot-model.ts';
import { findSlotModel, SLOT_MODELS } from './slot-models.ts';

interface BookExample {
  readonly area: string;
  readonly given: SoloRound & { readonly mode: SlotMode };
  readonly expect: unknown;
}

const folder = join(import.meta.dirname, '../../../data/slots');
const files = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly code: string },
);

/** Node's own hashes: many rounds are played. */
const hashes: Hashes = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
};

const modes = SLOT_MODELS.flatMap((model) =>
  (Object.keys(model.modes) as SlotMode[]).map((mode) => ({ code: model.code, mode, model })),
);

function play(game: SlotGame, mode: SlotMode, nonce: number, serverSeed = '5a'.repeat(32)) {
  const code = `${game.model.code}/${game.model.version}`;
  const round = { pairId: 'p', clientSeed: 'me', serverSeed, game: code, nonce };
  return playSlot(game, mode, soloStream(hashes, round));
}

/** Rounds of a mode, by nonce from 0. */
function playMany(game: SlotGame, mode: SlotMode, count: number): SlotRound[] {
  return Array.from({ length: count }, (_, nonce) => play(game, mode, nonce)).filter(
    (round) => round !== undefined,
  );
}

/** What the events of a book pay. */
function paidBy({ events }: SlotBook): number {
  return events.reduce((sum, event) => {
    if (event.type === 'setWin') return sum + event.amount;
    return event.type === 'holdEnd' ? sum + event.total : sum;
  }, 0);
}

describe('the models of the slots', () => {
  it('are those of the data files', () => {
    expect(files).toHaveLength(SLOT_MODELS.length);
    for (const file of files) expect(findSlotModel(`${file.code}/1`)).toEqual(file);
    expect(findSlotModel('harbour-lights/2')).toBeUndefined();
  });

  it('return 94 to 97 per cent in every mode, and modes of a game are within half a point', () => {
    for (const { code, exact, volatility } of SLOT_MODELS) {
      const returns = Object.values(exact).map(({ rtp }) => Number(rtp));
      expect(Math.min(...returns), code).toBeGreaterThanOrEqual(0.94);
      expect(Math.max(...returns), code).toBeLessThanOrEqual(0.97);
      expect(Math.max(...returns) - Math.min(...returns), code).toBeLessThanOrEqual(0.005);
      const sigma = Number(exact.base?.['sigma']);
      const label = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'][
        [4, 6, 9].filter((at) => sigma >= at).length
      ];
      expect(volatility, code).toBe(label);
    }
  });

  it('show a bought series on a board with its scatters that wins nothing else', () => {
    const bought = SLOT_MODELS.filter(({ modes }) => modes.buy?.buys === 'freeSpins');
    expect(bought).toHaveLength(5);
    for (const model of bought) {
      const game = openSlot(model);
      const { stops = [], heights } = model.features.freeSpins?.buyShows ?? {};
      const window = windowAt(game, 'base', stops, heights);
      expect(countShown(window.columns, game.scatter), model.code).toBe(model.modes.buy?.scatters);
      const { win, scatterWin = 0 } = judgeSpin(game, window, baseRule(game));
      expect(win, model.code).toBe(scatterWin);
    }
  });

  it('have no mode beyond their own', () => {
    expect(play(openSlot(SLOT_MODELS[1] ?? fail()), 'buy', 0)).toBeUndefined();
  });
});

describe('a series of free spins', () => {
  it('is awarded by the highest count that the scatters reach', () => {
    const award = { 3: 10, 4: 15 };
    expect([0, 2, 3, 4, 5].map((scatters) => awardFor(award, scatters))).toEqual([
      0, 0, 10, 15, 15,
    ]);
  });

  it('grows to its cap and not beyond, and not at all without a rule for it', () => {
    const buyShows = { stops: [] };
    const rule = { award: { 3: 8 }, again: { 3: 8 }, cap: 60, buyShows };
    expect([8, 52, 56, 60].map((spins) => spinsAfter(rule, spins, 3))).toEqual([16, 60, 60, 60]);
    expect(spinsAfter(rule, 8, 2)).toBe(8);
    expect(spinsAfter({ award: { 3: 8 }, buyShows }, 8, 5)).toBe(8);
  });
});

describe.each(modes)('a round of $code, mode $mode', ({ model, mode }) => {
  const game = openSlot(model);

  it('is the same from the same words, and another from another seed or nonce', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        (nonce, seed) => {
          const hex = Buffer.from(seed).toString('hex');
          const flipped = Buffer.from(seed.with(31, (seed[31] ?? 0) ^ 1)).toString('hex');
          // Several rounds, because one board of a small game may come twice.
          const few = (of: string, from = nonce) =>
            [0, 1, 2, 3, 4].map((at) => play(game, mode, from + at, of));
          expect(few(hex)).toEqual(few(hex));
          expect(few(flipped)).not.toEqual(few(hex));
          expect(few(hex, nonce + 5)).not.toEqual(few(hex));
        },
      ),
      { numRuns: 10 },
    );
  });

  it('has a book whose events add up to its total', () => {
    for (const round of playMany(game, mode, 400)) {
      const book = slotBook(game, round);
      const last = book.events.findLast(({ type }) => type === 'setTotalWin');
      expect(paidBy(book)).toBe(round.total);
      expect(last).toMatchObject({ amount: round.total });
      expect(book.events.at(-1)).toMatchObject({ type: 'finalWin', amount: round.total });
      expect(book.payoutMultiplier * 100).toBeCloseTo(round.total, 6);
      expect(book.events.map(({ index }) => index)).toEqual([...book.events.keys()]);
    }
  });

  it('writes as wins of a spin what the spin pays', () => {
    for (const round of playMany(game, mode, 400)) {
      let wins = 0;
      for (const event of slotBook(game, round).events) {
        if (event.type === 'winInfo') {
          expect(event.totalWin).toBe(event.wins.reduce((sum, { win }) => sum + win, 0));
          for (const { win, meta } of event.wins) {
            expect(win).toBe(meta.winWithoutMult * meta.multiplier);
          }
          wins += event.totalWin;
        }
        if (event.type === 'wheel') wins += event.value;
        if (event.type === 'setTotalWin') wins = 0;
        if (event.type === 'setWin') expect(event.amount).toBe(wins);
      }
    }
  });
});

describe('a win cap', () => {
  const CAP = 250;
  const capped = modes.filter(({ model }) => model.winCap !== undefined);

  it.each(capped)('of $code, mode $mode, is the most that a round pays, and ends it', (each) => {
    const free = openSlot(each.model);
    const game = openSlot({ ...each.model, winCap: CAP });
    let reached = 0;
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const round = play(game, each.mode, nonce);
      const uncapped = play(free, each.mode, nonce)?.total ?? 0;
      expect(round?.total).toBe(Math.min(CAP, uncapped));
      expect(round?.isCapped).toBe(uncapped >= CAP);
      if (round === undefined || !round.isCapped) continue;
      reached += 1;
      const { events } = slotBook(game, round);
      const at = events.findIndex(({ type }) => type === 'wincap');
      expect(events.slice(at).filter(({ type }) => type === 'reveal')).toEqual([]);
      expect(events[at]).toMatchObject({ amount: CAP });
      expect(events[at + 1]).toMatchObject({ type: 'setWin', winLevel: 10 });
      expect(paidBy({ payoutMultiplier: 0, events })).toBe(CAP);
      expect(events.at(-1)).toMatchObject({ type: 'finalWin', amount: CAP });
    }
    expect(reached).toBeGreaterThan(0);
  });
});

describe('the events of a book', () => {
  it('are those of the worked examples, in every field and no field more', () => {
    const books = (vectors as unknown as readonly BookExample[]).filter(
      ({ area }) => area === 'books',
    );
    expect(books).toHaveLength(2);
    for (const { given, expect: stated } of books) {
      const game = openSlot(findSlotModel(given.game) ?? fail());
      const round = playSlot(game, given.mode, soloStream(hashes, given));
      expect(slotBook(game, round ?? fail())).toEqual(stated);
    }
  });

  it('hold what each kind of game does beside its spins', () => {
    const typesOf = (code: string, mode: SlotMode, count: number): string[] => {
      const game = openSlot(findSlotModel(`${code}/1`) ?? fail());
      const books = playMany(game, mode, count).map((round) => slotBook(game, round));
      return [...new Set(books.flatMap(({ events }) => events.map(({ type }) => type as string)))];
    };
    const series = ['freeSpinTrigger', 'updateFreeSpin', 'freeSpinEnd'];
    expect(typesOf('harbour-lights', 'buy', 100)).toEqual(expect.arrayContaining(series));
    expect(typesOf('harbour-lights', 'buy', 100)).not.toContain('freeSpinRetrigger');
    expect(typesOf('jade-koi', 'buy', 200)).toEqual(
      expect.arrayContaining([...series, 'updateGlobalMult', 'freeSpinRetrigger']),
    );
    expect(typesOf('thousand-roofs', 'buy', 20)).toContain('updateGlobalMult');
    expect(typesOf('gem-monsoon', 'base', 100)).toEqual(
      expect.arrayContaining(['tumbleBoard', 'updateTumbleWin']),
    );
    expect(typesOf('sun-gate', 'base', 200)).toEqual(
      expect.arrayContaining(['expandWilds', 'respin']),
    );
    expect(typesOf('pearl-vault', 'buy', 50)).toEqual(
      expect.arrayContaining(['coins', 'respinCoins', 'respinLeft', 'holdEnd']),
    );
    expect(typesOf('sampaguita-wheel', 'base', 400)).toContain('wheel');
  });

  it('put as many new symbols on a reel as went', () => {
    const game = openSlot(findSlotModel('gem-monsoon/1') ?? fail());
    for (const round of playMany(game, 'base', 200)) {
      for (const event of slotBook(game, round).events) {
        if (event.type !== 'tumbleBoard') continue;
        const gone = event.newSymbols.map(
          (_, reel) => event.explodingSymbols.filter((cell) => cell.reel === reel).length,
        );
        expect(event.newSymbols.map((column) => column.length)).toEqual(gone);
      }
    }
  });

  it('show a win by its level', () => {
    const wins = [
      0, 1, 99, 100, 199, 200, 499, 500, 1499, 1500, 2999, 3000, 4999, 5000, 9999, 10_000,
    ];
    expect(wins.map((win) => spinLevel(win, false))).toEqual([
      1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9,
    ]);
    const series = [
      0, 1, 999, 1000, 1999, 2000, 4999, 5000, 9999, 10_000, 19_999, 20_000, 49_999, 50_000,
    ];
    expect(series.map((win) => seriesLevel(win, false))).toEqual([
      1, 2, 2, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9,
    ]);
    expect([spinLevel(5, true), seriesLevel(5, true)]).toEqual([10, 10]);
  });
});

function fail(): never {
  throw new Error('the model is of the ten');
}
