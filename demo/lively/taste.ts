// A player's preferences: lotteries and plays, the stake as a share of the balance, the pace.
import { oneOf } from '@fairhouse/rules/testing';
import { randomBetween, chance } from './chance.ts';

export interface Taste {
  readonly lotteries: readonly string[];
  readonly plays: readonly string[];
  /** Prefers plays with fixed odds to plays with prize groups. */
  readonly likesOdds: boolean;
  /** The maximum cost of an order, in thousandths of the balance. */
  readonly boldness: bigint;
  /** Seconds between two actions. */
  readonly pace: readonly [least: number, most: number];
}

/** Popular plays, the most common first: one position, big and small, short rows. */
const HABITS: readonly (readonly string[])[] = [
  ['FixedPlace', 'BallNumber', 'BallBSOE'],
  ['TotalBSOE', 'BallBSOE', 'DragonTiger_10T_1'],
  ['Last2Straight', 'First2Straight', 'Last2BSOE'],
  ['Last3Com6', 'Last3Com3', 'Last3NoPos1'],
  ['Any2', 'Any3', 'Any2Com'],
  ['First3Straight', 'Mid3Straight', 'Last3Special'],
  ['Times1', 'Times2', 'Times3'],
  ['Bull', 'FixedPlace', 'TotalBSOE'],
  ['BSOE', 'Sum', 'AnyNumber', 'TaiXiu', 'Symbol'],
  ['Top1', 'PlaceBSOE', 'Sum12', 'Any2', 'Any3'],
  ['Special', 'Colour', 'Pick3', 'Pick5', 'Number', 'Color'],
  ['Lo2_1K', 'Xien2', 'DeSpecial', 'Lo3'],
];

const LOTTERIES: readonly (readonly string[])[] = [
  ['SSC1'],
  ['SSC1', 'SSC1', 'SSC5'],
  ['SSC5'],
  ['K3_1', 'VTX_1', 'VBC_1'],
  ['PK10_1', 'SPEEDBOAT'],
  ['F11X5', 'PC28_1'],
  ['LHC_1', 'KENO_1'],
  ['VN1', 'VNS1', 'VN2'],
  ['WGG_30', 'WGG_1', '5D_1'],
];

export function makeTaste(): Taste {
  return {
    lotteries: oneOf(chance, LOTTERIES),
    plays: oneOf(chance, HABITS),
    likesOdds: chance(2) === 0,
    boldness: BigInt(randomBetween(4, 40)),
    pace: oneOf(chance, [
      [8, 25],
      [15, 50],
      [30, 120],
    ]),
  };
}
