// The examples of 3D and P5.
import { P5, THREE_D } from '../../../lottery/families.ts';
import type { Family } from '../../../lottery/plays/play.ts';
import { findPlayBySpelling, readJoined } from './k3.ts';
import type { FamilyReader } from './reader.ts';

const makeReader = (family: Family): FamilyReader => ({
  name: family.code,
  findPlay: (example) => findPlayBySpelling(family, example),
  readDraw: readJoined,
});

export const threeDReader = makeReader(THREE_D);
export const p5Reader = makeReader(P5);
