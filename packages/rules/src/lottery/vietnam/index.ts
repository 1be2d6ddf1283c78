// The traditional Vietnamese lotteries (lottery.md 1.8): VNN miền Bắc with 27 lô, VNS miền Nam and
// miền Trung with 18, and VNS2 two southern stations together for đá xiên.
import type { Family } from '../play.ts';
import { prepareVietnam, type VietnamFacts } from './facts.ts';
import { northPlays, pairPlays, southPlays, type RegionPlays } from './plays.ts';
import { layoutOf, lengthsOf, NORTH, SOUTH, TWO_STATIONS, type Region } from './regions.ts';

function familyOf(
  code: string,
  region: Region,
  { plays, targets }: RegionPlays,
): Family<VietnamFacts> {
  const lengths = lengthsOf(region);
  return {
    code,
    drawFormat: {
      format: 'ranks',
      length: lengths[0] ?? 0,
      prizes: lengths.length,
      max: 9,
      layout: layoutOf(region),
    },
    plays: new Map(plays.map((play) => [play.code, play])),
    prepare: prepareVietnam(region, targets),
  };
}

export const VNN = familyOf('VNN', NORTH, northPlays());
export const VNS = familyOf('VNS', SOUTH, southPlays());

/** Đá xiên at 550 and half of it as bonus (lottery.md 6.7b). */
export const VNS2 = familyOf('VNS2', TWO_STATIONS, {
  plays: pairPlays(36, { pair: '550', bonus: '275' }),
  targets: [],
});
