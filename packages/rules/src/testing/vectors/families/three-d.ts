// The examples of 3D and P5.
import { P5, THREE_D } from '../../../lottery/families.ts';
import type { Family } from '../../../lottery/play.ts';
import { findIn, readJoined } from './k3.ts';
import type { FamilyReader } from './reader.ts';

const readerOf = (family: Family): FamilyReader => ({
  name: family.code,
  findPlay: (example) => findIn(family, example),
  readDraw: readJoined,
});

export const threeDReader = readerOf(THREE_D);
export const p5Reader = readerOf(P5);
