// The picture of a symbol that is played.
import { BAU_CUA, DICE_COLOURS } from '@fairhouse/rules/lottery';
import type { Face } from './Faces.tsx';

const coins = (red: number): readonly Face[] =>
  Array.from({ length: 4 }, (_, at) => ({ kind: 'coin', name: at < red ? 'RED' : 'WHITE' }));

const colour = (name: 'RED' | 'GREEN' | 'BLUE' | 'VIOLET'): readonly Face[] => [
  { kind: 'coin', name },
];

const CREATURES: Readonly<Record<string, readonly Face[]>> = Object.fromEntries(
  BAU_CUA.map((name) => [name, [{ kind: 'creature', name }]]),
);

const FACES: Readonly<Record<string, Readonly<Record<string, readonly Face[]>>>> = {
  VBC: CREATURES,
  TH: CREATURES,
  HANOI: CREATURES,
  LAO: CREATURES,
  STOCK: CREATURES,
  YEEKEE: CREATURES,
  CLR: Object.fromEntries(DICE_COLOURS.map((name) => [name, [{ kind: 'colour', name }]])),
  VXD: { ALLRED: coins(4), R3W1: coins(3), W3R1: coins(1), ALLWHITE: coins(0) },
  WGG: { red: colour('RED'), green: colour('GREEN'), violet: colour('VIOLET') },
  LHC: { RED: colour('RED'), BLUE: colour('BLUE'), GREEN: colour('GREEN') },
};

/** The faces for a family's symbol; none if its word is enough. */
export function symbolFaces(family: string, symbol: string): readonly Face[] {
  const faces = FACES[family] ?? {};
  return Object.hasOwn(faces, symbol) ? (faces[symbol] ?? []) : [];
}
