// The table of lottery.md 1.5: every play of ten places.
import { groupPlay } from '../picks/groups.ts';
import { placesPlay } from '../picks/places.ts';
import { firstEntryPlay, straightPlay } from '../picks/straight.ts';
import type { Play } from '../plays/play.ts';
import { PLACES, type Pk10Facts } from './facts.ts';
import { DRAGON_TIGERS, PLACE_BSOE } from './sides.ts';
import { SUM_12, SUM_123, SUM_BSOE_SPLIT, SUM_BSOE_TIE_11 } from './sums.ts';

const max = PLACES;

/**
 * 前几: the first places in order, by rows and, where entries are short, by entries, or in any order.
 */
function top(count: number): Play<Pk10Facts>[] {
  const [code, menu] = [`Top${count}`, `Top${count}`];
  const straight = straightPlay({ code, menu, count, max });
  if (count > 3) return [straight];
  return [
    straight,
    firstEntryPlay({ code: `${code}_Single`, menu, count, max, anyOrder: false }),
    groupPlay({ code: `${code}Com`, menu, count, max }),
  ];
}

/** Every play of the family, in menu order. */
export function pk10Plays(): Play<Pk10Facts>[] {
  const numberPlaces = { menu: 'Fixed', max, styles: ['GROUP', 'FIXED'], odds: '9.85' } as const;
  return [
    placesPlay({ ...numberPlaces, code: 'Top1', menu: 'Top1', places: 1 }),
    ...[2, 3, 4, 5].flatMap(top),
    placesPlay({ ...numberPlaces, code: 'Fixed', places: PLACES }),
    SUM_12(),
    SUM_BSOE_SPLIT(),
    SUM_BSOE_TIE_11(),
    SUM_123(),
    PLACE_BSOE(),
    ...DRAGON_TIGERS(),
  ];
}
