// The families of lotteries that can be sold.
import type { Family } from './play.ts';
import { SSC } from './ssc/index.ts';

const FAMILIES: ReadonlyMap<string, Family> = new Map([[SSC.code, SSC]]);

/** The family of a code such as `SSC`; undefined for one that is not built. */
export function findFamily(code: string): Family | undefined {
  return FAMILIES.get(code);
}

export { SSC };
