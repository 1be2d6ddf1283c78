// The examples of PC28 (lottery.md 4.2).
import { PC28 } from '../../../lottery/families.ts';
import { findPlayBySpelling, readJoined, type Spellings } from './k3.ts';
import type { FamilyReader } from './reader.ts';

const SPELLINGS: Spellings = [
  [/^BSOE.*Kill/, 'BSOE_AllKill'],
  [/^BSOE.*Tie/, 'BSOE_WithTie'],
  [/^BSOE/, 'BSOE'],
  [/^Colou?r/, 'Color'],
  [/^(Leopard|Straight|Pair|Shape)/, 'Special'],
];

export const pc28Reader: FamilyReader = {
  name: 'PC28',
  findPlay: (example) => findPlayBySpelling(PC28, example, SPELLINGS),
  readDraw: readJoined,
};
