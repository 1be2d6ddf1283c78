// The Thai government lottery and games with the same rules (lottery.md 1.9). A 4D game played on
// its first prize has the results of LAO.
import { defineFamily } from '../family.ts';
import type { DrawFormat } from '../plays/play.ts';
import {
  prepareGovernment,
  prepareHanoi,
  prepareLao,
  prepareStock,
  prepareYeekee,
  type ThaiFacts,
} from './facts.ts';
import { firstPrize, fourPlays, frontAndBack, withMarketRefund, plainPlays } from './plays.ts';

const GOVERNMENT: DrawFormat = {
  format: 'ranks',
  length: 6,
  prizes: 6,
  max: 9,
  layout: '6x1,3x2,3x2,2x1',
};

/** The government lottery. */
export const TH = defineFamily<ThaiFacts>({
  code: 'TH',
  drawFormat: GOVERNMENT,
  plays: () => [...plainPlays(), ...frontAndBack(), ...fourPlays()],
  prepare: prepareGovernment,
});

export const HANOI = defineFamily<ThaiFacts>({
  code: 'HANOI',
  drawFormat: { format: 'digits', length: 5, prizes: 2, max: 9 },
  plays: () => [...plainPlays(), ...firstPrize(), ...fourPlays()],
  prepare: prepareHanoi,
});

export const LAO = defineFamily<ThaiFacts>({
  code: 'LAO',
  drawFormat: { format: 'digits', length: 4, max: 9 },
  plays: () => [...plainPlays(), ...fourPlays()],
  prepare: prepareLao,
});

/** The close of a stock index and its change. */
export const STOCK = defineFamily<ThaiFacts>({
  code: 'STOCK',
  drawFormat: { format: 'entered', length: 3, max: 9 },
  plays: () => plainPlays().map(withMarketRefund),
  prepare: prepareStock,
});

/** Rounds whose result is computed from the players' own numbers (`yeekeeResult`). */
export const YEEKEE = defineFamily<ThaiFacts>({
  code: 'YEEKEE',
  drawFormat: { format: 'sum', length: 5, max: 9 },
  plays: plainPlays,
  prepare: prepareYeekee,
});
