// The families of lotteries that can be sold.
import { K3 } from './k3/index.ts';
import type { Family } from './play.ts';
import { SSC } from './ssc/index.ts';
import { VNN, VNS, VNS2 } from './vietnam/index.ts';

const BUILT: readonly Family[] = [
  SSC,
  K3,
  // Vietnam: north, south and centre, two southern stations.
  VNN,
  VNS,
  VNS2,
];

const FAMILIES: ReadonlyMap<string, Family> = new Map(BUILT.map((family) => [family.code, family]));

/** The family of a code such as `SSC`; undefined for one that is not built. */
export function findFamily(code: string): Family | undefined {
  return FAMILIES.get(code);
}

export { K3, SSC, VNN, VNS, VNS2 };
