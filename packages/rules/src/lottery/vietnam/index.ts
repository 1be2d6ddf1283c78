// The traditional Vietnamese lotteries (lottery.md 1.8): VNN miền Bắc with 27 lô, VNS miền Nam and
// miền Trung with 18, and VNS2 two southern stations together for đá xiên.
import { familyOf } from '../family.ts';
import { once } from '../once.ts';
import type { Family } from '../play.ts';
import { prepareVietnam, type VietnamFacts } from './facts.ts';
import { northPlays, pairPlays, southPlays, type RegionPlays } from './plays.ts';
import { layoutOf, lengthsOf, NORTH, SOUTH, TWO_STATIONS, type Region } from './regions.ts';

/** The targets of a family's facts are those that its plays name. */
function regionFamily(
  code: string,
  region: Region,
  build: () => RegionPlays,
): Family<VietnamFacts> {
  const lengths = lengthsOf(region);
  const parts = once(build);
  const prepare = once(() => prepareVietnam(region, parts().targets));
  return familyOf({
    code,
    drawFormat: {
      format: 'ranks',
      length: lengths[0] ?? 0,
      prizes: lengths.length,
      max: 9,
      layout: layoutOf(region),
    },
    plays: () => parts().plays,
    prepare: (numbers) => prepare()(numbers),
  });
}

export const VNN = regionFamily('VNN', NORTH, northPlays);
export const VNS = regionFamily('VNS', SOUTH, southPlays);

/** Đá xiên at 550 and half of it as bonus (lottery.md 6.7b). */
export const VNS2 = regionFamily('VNS2', TWO_STATIONS, () => ({
  plays: pairPlays(36, { pair: '550', bonus: '275' }),
  targets: [],
}));
