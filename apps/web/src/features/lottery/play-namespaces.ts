// Which catalogue has the words of a family's plays. Families that are played alike share one.
import type { Namespace } from '../../i18n/namespaces.ts';

export type PlayNamespace = Extract<Namespace, `plays${string}`>;

const NAMESPACES: Readonly<Record<string, PlayNamespace>> = {
  P5: 'playsThree',
  '3D': 'playsThree',
  PK10: 'playsRace',
  '11X5': 'playsElevenFive',
  KL8: 'playsKeno',
  PC28: 'playsLucky28',
  K3: 'playsDice',
  SEAK3: 'playsDice',
  VTX: 'playsQuick',
  VXD: 'playsQuick',
  WGG: 'playsQuick',
  '5D': 'playsQuick',
  SEAPK10: 'playsQuick',
  FANTAN: 'playsQuick',
  FANTAN5D: 'playsQuick',
  FANTANK3: 'playsQuick',
  BCR: 'playsQuick',
  BCB: 'playsQuick',
  VBC: 'playsSymbols',
  CLR: 'playsSymbols',
  VNN: 'playsVietnam',
  VNS: 'playsVietnam',
  VNS2: 'playsVietnam',
  TH: 'playsThai',
  HANOI: 'playsThai',
  LAO: 'playsThai',
  STOCK: 'playsThai',
  YEEKEE: 'playsThai',
  MY4D: 'playsFourD',
  SG4D: 'playsFourD',
  LHC: 'playsSix',
  TL2D: 'playsPhilippines',
  TL2D37: 'playsPhilippines',
  TL3D: 'playsPhilippines',
  TL4D: 'playsPhilippines',
  TL6D: 'playsPhilippines',
  TL642: 'playsLotto',
  TL645: 'playsLotto',
  TL649: 'playsLotto',
  TL655: 'playsLotto',
  TL658: 'playsLotto',
  ID: 'playsTogel',
};

/** The catalogue of a family beside `plays`, which has the words that all share. */
export function playNamespaceOf(family: string): PlayNamespace {
  return NAMESPACES[family] ?? 'plays';
}
