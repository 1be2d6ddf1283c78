// The table of lottery.md 1.8 for each region, with the default odds of 6.7 and 6.7b.
import { numberPlay } from '../number-play.ts';
import type { Play } from '../play.ts';
import { digitAt, specialSums, specialWords } from './digit-plays.ts';
import { prizesOf, type Target, type VietnamFacts } from './facts.ts';
import { minimumPairs, roundsAndBonus } from './pairs.ts';
import { missing, parlay, turning } from './parlays.ts';
import { lengthsOf, NORTH, placesOf, SOUTH, type Region } from './regions.ts';

/** What of a family is said in numbers: its plays, and the targets that its facts are made for. */
export interface RegionPlays {
  readonly plays: readonly Play<VietnamFacts>[];
  readonly targets: readonly Target[];
}

/** What one number of a target wins per hit, by its digits. */
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

/** Collects plays on targets: a play and the place of its target come together. */
function collector(region: Region) {
  const plays: Play<VietnamFacts>[] = [];
  const targets: Target[] = [];
  return {
    plays,
    targets,
    /** A play on a target that pays every hit; one unit for each prize unless said otherwise. */
    add(code: string, menu: string, target: Target, given: { odds?: string; units?: number } = {}) {
      const at = targets.push(target) - 1;
      const count = prizesOf(region, target);
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

/** Lô: every prize is played on, and every hit pays. */
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
 * Bao lô 7 and 8: lô on some of the prizes. As with lô a number costs one unit for each prize that
 * has as many digits: 7, 6 and 5 in the south, 8, 4 and 1 in the north.
 */
function addFewRolls({ add }: Collector, region: Region, code: string, places: number[]): void {
  const lengths = lengthsOf(region);
  for (const digits of [2, 3, 4]) {
    const long = places.filter((place) => (lengths[place] ?? 0) >= digits);
    add(`${code}_${digits}`, 'Lo', { places: long, digits, from: 'tail' });
  }
}

/** Đề, 3 càng and 4 càng: the special, the first, and the head prizes. */
function addSpecials({ add, plays }: Collector, region: Region): void {
  const isNorth = region === NORTH;
  const special = placesOf(region, 'sp');
  const head2 = placesOf(region, isNorth ? 'g7' : 'g8');
  const head3 = placesOf(region, isNorth ? 'g6' : 'g7');
  add('DeSpecial', 'De', { places: special, digits: 2, from: 'tail' });
  add('DeFirst', 'De', { places: placesOf(region, 'g1'), digits: 2, from: 'tail' }, DE);
  add('DeHead', 'De', { places: head2, digits: 2, from: 'tail' }, DE);
  add('DeHeadTail', 'De', { places: [...special, ...head2], digits: 2, from: 'tail' }, DE);
  add('DeAny', 'De', { places: special, digits: 2, from: 'tail', sorted: true });
  plays.push(
    digitAt('TensSpecial', 'De', 'special', 2),
    digitAt('OnesSpecial', 'De', 'special', 3),
    digitAt('TensFirst', 'De', 'first', 2),
    digitAt('OnesFirst', 'De', 'first', 3),
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
  plays.push(turning('XienQuay', 'Xien', prizes, odds.parlays));
  for (const [at, size] of [4, 8, 10].entries()) {
    const stated = { size, prizes, odds: odds.missing[at] ?? '' };
    plays.push(missing({ code: `Truot${size}`, menu: 'Truot', ...stated }));
  }
}

/** Xiên of the north that costs as much as a lô number: 27 units (lottery.md 6.7b). */
function addLongParlays({ plays }: Collector, prizes: number): void {
  for (const [at, size] of [2, 3, 4].entries()) {
    const odds = ['350', '1000', '3000'][at] ?? '';
    const code = `Xien${size}_${prizes}`;
    plays.push(parlay({ code, menu: 'Xien', size, prizes, odds, stakeUnits: prizes }));
  }
}

/** Đá by both rules, each a play of its own. */
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
  addFewRolls(all, NORTH, 'Bao8', placesOf(NORTH, 'sp', 'g6', 'g7'));
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
  addFewRolls(all, SOUTH, 'Bao7', placesOf(SOUTH, 'sp', 'g5', 'g6', 'g7', 'g8'));
  addSpecials(all, SOUTH);
  addParlays(all, 18, OF_SOUTH);
  all.plays.push(...pairPlays(18, OF_SOUTH));
  return all;
}
