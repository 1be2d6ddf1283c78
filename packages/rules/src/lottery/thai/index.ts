// The Thai government lottery and the games played like it (lottery.md 1.9). A 4D game that is
// played by its first prize has the results of LAO.
import type { DrawFormat, Family, Play } from '../play.ts';
import {
  prepareGovernment,
  prepareHanoi,
  prepareLao,
  prepareStock,
  prepareYeekee,
  type ThaiFacts,
} from './facts.ts';
import { fourPlays, frontAndBack, givenBack, plainPlays } from './plays.ts';

function familyOf(
  code: string,
  drawFormat: DrawFormat,
  prepare: Family<ThaiFacts>['prepare'],
  plays: readonly Play<ThaiFacts>[],
): Family<ThaiFacts> {
  return { code, drawFormat, plays: new Map(plays.map((play) => [play.code, play])), prepare };
}

const GOVERNMENT: DrawFormat = {
  format: 'ranks',
  length: 6,
  prizes: 6,
  max: 9,
  layout: '6x1,3x2,3x2,2x1',
};

/** The government lottery. */
export const TH = familyOf('TH', GOVERNMENT, prepareGovernment, [
  ...plainPlays(),
  ...frontAndBack(),
  ...fourPlays(),
]);

export const HANOI = familyOf(
  'HANOI',
  { format: 'digits', length: 5, prizes: 2, max: 9 },
  prepareHanoi,
  [...plainPlays(), ...fourPlays()],
);

export const LAO = familyOf('LAO', { format: 'digits', length: 4, max: 9 }, prepareLao, [
  ...plainPlays(),
  ...fourPlays(),
]);

/** The close of a stock index and its change. */
export const STOCK = familyOf(
  'STOCK',
  { format: 'entered', length: 3, max: 9 },
  prepareStock,
  plainPlays().map(givenBack),
);

/** Rounds whose result the players' own numbers make (`yeekeeResult`). */
export const YEEKEE = familyOf(
  'YEEKEE',
  { format: 'entered', length: 5, max: 9 },
  prepareYeekee,
  plainPlays(),
);
