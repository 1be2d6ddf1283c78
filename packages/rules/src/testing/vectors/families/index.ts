// Readers of all families whose examples can be run, except SSC and tickets.
import type { JsonObject } from '../example.ts';
import { k3Reader } from './k3.ts';
import { kenoReader } from './keno.ts';
import { lhcReader } from './lhc.ts';
import { pc28Reader } from './pc28.ts';
import { elevenFiveReader, pk10Reader } from './picks.ts';
import { pcsoReader, sideGamesReader, vietlottReader } from './philippines.ts';
import type { FamilyReader } from './reader.ts';
import { seaReader } from './sea.ts';
import { vietnamReader } from './vietnam.ts';
import { fourDReader } from './four-d.ts';
import { thaiReader } from './thai.ts';
import { p5Reader, threeDReader } from './three-d.ts';
import { togelReader } from './togel.ts';

const FAMILY_READERS: readonly FamilyReader[] = [
  elevenFiveReader,
  pk10Reader,
  threeDReader,
  p5Reader,
  togelReader,
  k3Reader,
  pc28Reader,
  lhcReader,
  kenoReader,
  seaReader,
  pcsoReader,
  sideGamesReader,
  vietlottReader,
  vietnamReader,
  fourDReader,
  thaiReader,
];

/** The reader of an example's family and game; undefined when there is none. */
export function findReader({ family, game }: JsonObject): FamilyReader | undefined {
  return FAMILY_READERS.find(
    ({ name, games }) => name === family && (games?.includes(String(game)) ?? true),
  );
}
