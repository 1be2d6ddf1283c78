// The traditional Vietnamese lotteries (lottery.md 1.8): VNN miền Bắc with 27 lô, VNS miền Nam and
// miền Trung with 18, and VNS2, two southern stations together for đá xiên.
import { defineFamily } from '../family.ts';
import { lazy } from '../lazy.ts';
import type { Family } from '../plays/play.ts';
import { prepareVietnam, type VietnamFacts } from './facts.ts';
import { northPlays, pairPlays, southPlays, type RegionPlays } from './plays.ts';
import {
  formatLayout,
  listPrizeLengths,
  NORTH,
  SOUTH,
  TWO_STATIONS,
  type Region,
} from './regions.ts';

/** A regional family; its facts contain the targets that its plays use. */
function regionFamily(
  code: string,
  region: Region,
  build: () => RegionPlays,
): Family<VietnamFacts> {
  const lengths = listPrizeLengths(region);
  const parts = lazy(build);
  const prepare = lazy(() => prepareVietnam(region, parts().targets));
  return defineFamily({
    code,
    drawFormat: {
      format: 'ranks',
      length: lengths[0] ?? 0,
      prizes: lengths.length,
      max: 9,
      layout: formatLayout(region),
    },
    plays: () => parts().plays,
    prepare: (numbers) => prepare()(numbers),
  });
}

export const VNN = regionFamily('VNN', NORTH, northPlays);
export const VNS = regionFamily('VNS', SOUTH, southPlays);

/** Đá xiên at 550, with half of it as bonus (lottery.md 6.7b). */
export const VNS2 = regionFamily('VNS2', TWO_STATIONS, () => ({
  plays: pairPlays(36, { pair: '550', bonus: '275' }),
  targets: [],
}));
