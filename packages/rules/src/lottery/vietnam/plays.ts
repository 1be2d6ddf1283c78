// The table of lottery.md 1.8 for each region, with the default odds of 6.7 and 6.7b.
import { numberPlay } from '../plays/number-play.ts';
import type { Play } from '../plays/play.ts';
import { digitPlay, specialSums, specialWords } from './digit-plays.ts';
import { countPrizes, type Target, type VietnamFacts } from './facts.ts';
import { minimumPairs, roundsAndBonus } from './pairs.ts';
import { missParlay, parlay, turningParlay } from './parlays.ts';
import { listPrizeLengths, NORTH, listPlaces, SOUTH, type Region } from './regions.ts';

/** The data that defines a family: its plays, and the targets that its facts contain. */
export interface RegionPlays {
  readonly plays: readonly Play<VietnamFacts>[];
  readonly targets: readonly Target[];
}

/** The odds of one number of a target per hit, by the count of its digits. */
const HIT: Readonly<Record<number, string>> = { 2: '99', 3: '960', 4: '8880' };

/** Odds that differ between the regions. */
interface RegionOdds {
  readonly oneUnit: string;
  readonly parlays: readonly [string, string, string];
  readonly missing: readonly [string, string, string];
  readonly pair: string;
  readonly bonus: string;
}

const OF_NORTH: RegionOdds = {
  oneUnit: '3.65',
  parlays: ['16', '65', '180'],
  missing: ['2.3', '8', '12'],
  pair: '650',
  bonus: '325',
};

const OF_SOUTH: RegionOdds = {
  oneUnit: '5.45',
  parlays: ['28', '150', '750'],
  missing: ['1.8', '3.3', '4.3'],
  pair: '750',
  bonus: '375',
};

/** Collects plays together with the index of their target. */
function collector(region: Region) {
  const plays: Play<VietnamFacts>[] = [];
  const targets: Target[] = [];
  return {
    plays,
    targets,
    /**
     * Adds a play on a target that pays every hit; a note costs one unit per prize unless stated.
     */
    add(code: string, menu: string, target: Target, given: { odds?: string; units?: number } = {}) {
      const at = targets.push(target) - 1;
      const count = countPrizes(region, target);
      const units = given.units ?? (target.sorted ? 1 : count);
      const odds = given.odds ?? HIT[target.digits] ?? '';
      const drawn = (facts: VietnamFacts) => facts.drawn[at] ?? [];
      plays.push(
        numberPlay({
          code,
          menu,
          digits: target.digits,
          ranks: [{ code: 'WIN', odds, count, drawn }],
          ...(units === 1 ? {} : { stakeUnits: units }),
          ...(target.sorted ? { orders: 'any' as const } : {}),
        }),
      );
    },
  };
}

type Collector = ReturnType<typeof collector>;

/** Lô: all prizes are included, and every hit pays. */
function addRolls({ add }: Collector, odds: RegionOdds): void {
  const one = { odds: odds.oneUnit, units: 1 };
  add('Lo2', 'Lo', { digits: 2, from: 'tail' });
  add('Lo2_1K', 'Lo', { digits: 2, from: 'tail' }, one);
  add('LoHead2', 'Lo', { digits: 2, from: 'head' });
  add('LoHead2_1K', 'Lo', { digits: 2, from: 'head' }, one);
  add('Lo3', 'Lo', { digits: 3, from: 'tail' });
  add('Lo4', 'Lo', { digits: 4, from: 'tail' });
}

/**
 * Bao lô 7 and 8: lô on some of the prizes. As with lô, a number costs one unit per prize with
 * enough digits: 7, 6 and 5 in the south, 8, 4 and 1 in the north.
 */
function addFewRolls({ add }: Collector, region: Region, code: string, places: number[]): void {
  const lengths = listPrizeLengths(region);
  for (const digits of [2, 3, 4]) {
    const long = places.filter((place) => (lengths[place] ?? 0) >= digits);
    add(`${code}_${digits}`, 'Lo', { places: long, digits, from: 'tail' });
  }
}

/** Đề, 3 càng and 4 càng: the special, the first, and the head prizes. */
function addSpecials({ add, plays }: Collector, region: Region): void {
  const isNorth = region === NORTH;
  const special = listPlaces(region, 'sp');
  const head2 = listPlaces(region, isNorth ? 'g7' : 'g8');
  const head3 = listPlaces(region, isNorth ? 'g6' : 'g7');
  add('DeSpecial', 'De', { places: special, digits: 2, from: 'tail' });
  add('DeFirst', 'De', { places: listPlaces(region, 'g1'), digits: 2, from: 'tail' }, DE);
  add('DeHead', 'De', { places: head2, digits: 2, from: 'tail' }, DE);
  add('DeHeadTail', 'De', { places: [...special, ...head2], digits: 2, from: 'tail' }, DE);
  add('DeAny', 'De', { places: special, digits: 2, from: 'tail', sorted: true });
  plays.push(
    digitPlay('TensSpecial', 'De', 'special', 2),
    digitPlay('OnesSpecial', 'De', 'special', 3),
    digitPlay('TensFirst', 'De', 'first', 2),
    digitPlay('OnesFirst', 'De', 'first', 3),
    specialWords('SpecialBSOE', 'De'),
    specialSums('SpecialSum', 'De'),
  );
  add('Cang3Special', 'Cang', { places: special, digits: 3, from: 'tail' });
  add('Cang3Head', 'Cang', { places: head3, digits: 3, from: 'tail' });
  add('Cang3HeadTail', 'Cang', { places: [...special, ...head3], digits: 3, from: 'tail' });
  add('Cang3Any', 'Cang', { places: special, digits: 3, from: 'tail', sorted: true });
  add('Cang4Special', 'Cang', { places: special, digits: 4, from: 'tail' });
}

const DE = { odds: '98' };

function addParlays({ plays }: Collector, prizes: number, odds: RegionOdds): void {
  for (const [at, size] of [2, 3, 4].entries()) {
    const stated = { size, prizes, odds: odds.parlays[at] ?? '' };
    plays.push(parlay({ code: `Xien${size}`, menu: 'Xien', ...stated }));
  }
  plays.push(turningParlay('XienQuay', 'Xien', prizes, odds.parlays));
  for (const [at, size] of [4, 8, 10].entries()) {
    const stated = { size, prizes, odds: odds.missing[at] ?? '' };
    plays.push(missParlay({ code: `Truot${size}`, menu: 'Truot', ...stated }));
  }
}

/** Xiên of the north at the cost of a lô number: 27 units (lottery.md 6.7b). */
function addLongParlays({ plays }: Collector, prizes: number): void {
  for (const [at, size] of [2, 3, 4].entries()) {
    const odds = ['350', '1000', '3000'][at] ?? '';
    const code = `Xien${size}_${prizes}`;
    plays.push(parlay({ code, menu: 'Xien', size, prizes, odds, stakeUnits: prizes }));
  }
}

/** Đá by both rules, each as a separate play. */
export function pairPlays(
  prizes: number,
  odds: { readonly pair: string; readonly bonus: string },
): Play<VietnamFacts>[] {
  const stated = { menu: 'Da', prizes, odds: odds.pair };
  return [
    minimumPairs({ code: 'Da_MinPairs', ...stated }),
    roundsAndBonus({ code: 'Da_RoundBonus', ...stated }, odds.bonus),
  ];
}

/** The plays of miền Bắc. */
export function northPlays(): RegionPlays {
  const all = collector(NORTH);
  addRolls(all, OF_NORTH);
  addFewRolls(all, NORTH, 'Bao8', listPlaces(NORTH, 'sp', 'g6', 'g7'));
  addSpecials(all, NORTH);
  addParlays(all, 27, OF_NORTH);
  addLongParlays(all, 27);
  all.plays.push(...pairPlays(27, OF_NORTH));
  return all;
}

/** The plays of miền Nam and miền Trung. */
export function southPlays(): RegionPlays {
  const all = collector(SOUTH);
  addRolls(all, OF_SOUTH);
  addFewRolls(all, SOUTH, 'Bao7', listPlaces(SOUTH, 'sp', 'g5', 'g6', 'g7', 'g8'));
  addSpecials(all, SOUTH);
  addParlays(all, 18, OF_SOUTH);
  all.plays.push(...pairPlays(18, OF_SOUTH));
  return all;
}
