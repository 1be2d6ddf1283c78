// The examples of PC28 (lottery.md 4.2).
import { PC28 } from '../../../lottery/families.ts';
import { findIn, readJoined } from './k3.ts';
import type { FamilyReader } from './reader.ts';

export const pc28Reader: FamilyReader = {
  name: 'PC28',
  findPlay: (example) => findIn(PC28, example),
  readDraw: readJoined,
};
