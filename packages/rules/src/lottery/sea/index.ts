// The quick games of the menu TCG_SEA (lottery.md 1.13).
import type { Family } from '../plays/play.ts';
import { BCB, BCR } from './baccarat.ts';
import { CLR, SEAK3, VBC, VTX } from './dice-games.ts';
import { FANTAN, FANTAN_5D, FANTAN_K3 } from './fan-tan.ts';
import { FIVE_D } from './five-d.ts';
import { SEAPK10 } from './race.ts';
import { WGG } from './win-go.ts';
import { VXD } from './xoc-dia.ts';

export const SEA_GAMES: readonly Family[] = [
  VTX,
  VXD,
  VBC,
  WGG,
  FIVE_D,
  SEAK3,
  SEAPK10,
  FANTAN,
  FANTAN_5D,
  FANTAN_K3,
  BCR,
  BCB,
  CLR,
];
