// All families of lotteries that can be sold.
import { ELEVEN_FIVE } from './eleven-five/index.ts';
import { MY4D, SG4D } from './four-d/index.ts';
import { K3 } from './k3/index.ts';
import { KL8 } from './keno/index.ts';
import { LHC } from './lhc/index.ts';
import { PC28 } from './pc28/index.ts';
import { PHILIPPINES } from './philippines/index.ts';
import { PK10 } from './pk10/index.ts';
import type { Family } from './plays/play.ts';
import { SEA_GAMES } from './sea/index.ts';
import { SSC } from './ssc/index.ts';
import { HANOI, LAO, STOCK, TH, YEEKEE } from './thai/index.ts';
import { P5, THREE_D } from './three-d/index.ts';
import { TOGEL } from './togel/index.ts';
import { VIETLOTT } from './vietlott/index.ts';
import { VNN, VNS, VNS2 } from './vietnam/index.ts';

const ALL_FAMILIES: readonly Family[] = [
  SSC,
  THREE_D,
  P5,
  ELEVEN_FIVE,
  PK10,
  K3,
  PC28,
  LHC,
  KL8,
  ...SEA_GAMES,
  // Vietnam: north, south and centre, two southern stations.
  VNN,
  VNS,
  VNS2,
  ...VIETLOTT,
  // Indonesian togel.
  TOGEL,
  // Malaysian and Singapore 4D.
  MY4D,
  SG4D,
  // The Thai government lottery and games with the same rules.
  HANOI,
  LAO,
  STOCK,
  TH,
  YEEKEE,
  ...PHILIPPINES,
];

const FAMILIES: ReadonlyMap<string, Family> = new Map(
  ALL_FAMILIES.map((family) => [family.code, family]),
);

/** The family with a code such as `SSC`; undefined for an unknown code. */
export function findFamily(code: string): Family | undefined {
  return FAMILIES.get(code);
}

/** All families, in the order of lottery.md section 1. */
export function listFamilies(): readonly Family[] {
  return ALL_FAMILIES;
}

export { ELEVEN_FIVE, P5, PK10, THREE_D, TOGEL };
export { HANOI, K3, KL8, LAO, LHC, MY4D, PC28, SG4D, SSC, STOCK, TH, VNN, VNS, VNS2, YEEKEE };
