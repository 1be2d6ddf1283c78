// The catalogue with the texts of a family's plays. Families with the same plays share one.
import type { PlayNamespace } from './load-play-texts.ts';

/** Families by the catalogue of their plays. */
const FAMILIES: readonly (readonly [PlayNamespace, string])[] = [
  ['playsThree', 'P5 3D'],
  ['playsRace', 'PK10'],
  ['playsElevenFive', '11X5'],
  ['playsKeno', 'KL8'],
  ['playsLucky28', 'PC28'],
  ['playsDice', 'K3 SEAK3'],
  ['playsQuick', 'VTX VXD WGG 5D SEAPK10 FANTAN FANTAN5D FANTANK3 BCR BCB'],
  ['playsSymbols', 'VBC CLR'],
  ['playsVietnam', 'VNN VNS VNS2'],
  ['playsThai', 'TH HANOI LAO STOCK YEEKEE'],
  ['playsFourD', 'MY4D SG4D'],
  ['playsSix', 'LHC'],
  ['playsPhilippines', 'TL2D TL2D37 TL3D TL4D TL6D'],
  ['playsLotto', 'TL642 TL645 TL649 TL655 TL658'],
  ['playsVietlott', 'VL645 VL655 MAX3D'],
  ['playsTogel', 'ID'],
];

const NAMESPACES: ReadonlyMap<string, PlayNamespace> = new Map(
  FAMILIES.flatMap(([namespace, codes]) => codes.split(' ').map((code) => [code, namespace])),
);

/** The catalogue of a family beside `plays`, which has the shared texts. */
export function playNamespaceOf(family: string): PlayNamespace {
  return NAMESPACES.get(family) ?? 'plays';
}
