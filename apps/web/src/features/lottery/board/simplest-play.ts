// The play that a visitor sees first in each family: a choice of two or a single number where there
// is one, else the ticket that the lottery is known by.
import type { Style } from '@fairhouse/rules/lottery';

export interface StyledPlay {
  readonly style: Style;
  readonly play: string;
}

/** Families by style and play. */
const SIMPLEST: readonly (readonly [Style, string, string])[] = [
  ['GROUP', 'FixedPlace', 'SSC 3D P5'],
  ['GROUP', 'Any1', '11X5'],
  ['GROUP', 'Top1', 'PK10'],
  ['GROUP', 'BSOE', 'K3 PC28'],
  ['FIXED', 'Pick1', 'KL8'],
  ['FIXED', 'Special', 'LHC'],
  ['FIXED', 'TaiXiu', 'VTX'],
  ['FIXED', 'XocDia', 'VXD'],
  ['FIXED', 'Symbol', 'VBC'],
  ['FIXED', 'Color', 'WGG CLR'],
  ['FIXED', 'PositionBSOE', '5D'],
  ['FIXED', 'Sum', 'SEAK3'],
  ['FIXED', 'PlaceBS', 'SEAPK10'],
  ['FIXED', 'BSOE', 'FANTAN FANTAN5D FANTANK3'],
  ['FIXED', 'Main', 'BCR BCB'],
  ['FIXED', 'DeSpecial', 'VNN VNS'],
  ['FIXED', 'Da_MinPairs', 'VNS2'],
  ['FIXED', '2D', 'ID'],
  ['FIXED', 'Big', 'MY4D SG4D'],
  ['FIXED', 'Bottom2', 'TH HANOI LAO STOCK YEEKEE'],
  ['FIXED', 'PCSO_Straight', 'TL2D TL3D'],
  ['FIXED', 'Exact2D', 'TL2D37'],
  ['FIXED', 'PCSO_Standard', 'TL4D TL642 TL645 TL649 TL655 TL658'],
  ['FIXED', 'PCSO_6D', 'TL6D'],
  ['FIXED', 'VL_Standard', 'VL645 VL655'],
  ['FIXED', 'Max3D', 'MAX3D'],
];

const BY_FAMILY: ReadonlyMap<string, StyledPlay> = new Map(
  SIMPLEST.flatMap(([style, play, families]) =>
    families.split(' ').map((family) => [family, { style, play }] as const),
  ),
);

/** The simplest play of a family; undefined for an unknown family. */
export function simplestPlay(family: string): StyledPlay | undefined {
  return BY_FAMILY.get(family);
}
