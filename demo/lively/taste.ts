// What a player likes: which lottery and plays, how much of the purse, how fast.
import { oneOf } from '@fairhouse/rules/testing';
import { between, chance } from './chance.ts';

export interface Taste {
  readonly lotteries: readonly string[];
  readonly plays: readonly string[];
  /** Prefers odds in the hand over prize groups. */
  readonly likesOdds: boolean;
  /** What one order may cost, in thousandths of the purse. */
  readonly boldness: bigint;
  /** Seconds from one thing done to the next. */
  readonly pace: readonly [least: number, most: number];
}

/** What people play in the order of how common it is: one place, big and small, short rows. */
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
    boldness: BigInt(between(4, 40)),
    pace: oneOf(chance, [
      [8, 25],
      [15, 50],
      [30, 120],
    ]),
  };
}
