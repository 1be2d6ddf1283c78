// The view of a result: balls with their tones, dice, symbols, cards, first prizes.
import { ballColour, BAU_CUA, DICE_COLOURS } from '@fairhouse/rules/lottery';
import type { BallTone } from '../../ui/data/Balls.tsx';
import { splitNumbers } from '../draw-view.ts';
import type { Face } from '../thumbnails/Faces.tsx';

export interface ResultView {
  readonly parts: readonly string[];
  readonly look: 'balls' | 'digit' | 'dice' | 'faces' | 'cards' | 'text';
  /** The faces of dice with symbols or of coins. */
  readonly faces?: readonly Face[];
  readonly toneOf: (part: string, index: number) => BallTone;
  /** The mark after the numbers, such as the sign of the year. */
  readonly mark: string | undefined;
}

const LOOKS: Readonly<Record<string, ResultView['look']>> = {
  K3: 'dice',
  SEAK3: 'dice',
  VTX: 'dice',
  FANTANK3: 'dice',
  BCR: 'cards',
  BCB: 'cards',
  WGG: 'digit',
};
/** Families whose results are not rows of numbers. */
const TEXT: ReadonlySet<string> = new Set(['STOCK']);

/** Families of symbols: the picture of each face, from 1 on. */
const FACES: Readonly<Record<string, readonly Face[]>> = {
  VBC: BAU_CUA.map((name) => ({ kind: 'creature', name })),
  CLR: DICE_COLOURS.map((name) => ({ kind: 'colour', name })),
  VXD: [
    { kind: 'coin', name: 'RED' },
    { kind: 'coin', name: 'WHITE' },
  ],
};

/** Families of many prizes, with the count shown in small places. */
const FIRST_PRIZES: Readonly<Record<string, number>> = { MY4D: 3, SG4D: 3, HANOI: 2, MAX3D: 2 };

const plain = (): BallTone => 'plain';

/** The view of a family's result; undefined without a result. */
export function resultView(family: string, numbers: string | undefined): ResultView | undefined {
  if (numbers === undefined || numbers === '') return undefined;
  const [text = '', mark] = numbers.split('@');
  if (TEXT.has(family)) return { parts: text.split(' '), look: 'text', toneOf: plain, mark };
  const prizes = text.split(' ');
  if (prizes.length > 1) {
    const parts = prizes.slice(0, FIRST_PRIZES[family] ?? 1);
    if (parts.length > 1) return { parts, look: 'text', toneOf: plain, mark };
    return { parts: [...(parts[0] ?? '')], look: 'balls', toneOf: plain, mark };
  }
  const parts = family === 'FANTAN' ? [text] : splitNumbers(text);
  const faces = FACES[family];
  if (faces) {
    const shown = parts.flatMap((part) => faces[Number(part) - 1] ?? []);
    return { parts, look: 'faces', faces: shown, toneOf: plain, mark };
  }
  const look = LOOKS[family] ?? 'balls';
  return { parts, look, toneOf: tonesOf(family), mark };
}

function tonesOf(family: string): ResultView['toneOf'] {
  if (family === 'LHC') return (ball) => markSixColour(Number(ball));
  if (family === 'PK10' || family === 'SEAPK10')
    return (_, index) => (index < 3 ? 'accent' : 'plain');
  // The bonus number.
  if (family === 'VL655') return (_, index) => (index === 6 ? 'accent' : 'plain');
  if (family === 'WGG') return (digit) => wingoColour(Number(digit));
  return plain;
}

const WAVES = { RED: 'red', BLUE: 'blue', GREEN: 'green' } as const;

/** The tone of a number on a pad where it is drawn as a coloured ball; undefined elsewhere. */
export function numberTone(family: string, number: string): BallTone | undefined {
  return family === 'LHC' ? markSixColour(Number(number)) : undefined;
}

/** The colour of a Mark Six ball. */
export function markSixColour(ball: number): (typeof WAVES)[keyof typeof WAVES] {
  return WAVES[ballColour(ball)];
}

/** The colours of WinGo: red and green; 0 and 5 are half violet (lottery.md 1.13). */
export function wingoColour(digit: number): BallTone {
  if (digit === 0) return 'redViolet';
  if (digit === 5) return 'greenViolet';
  return digit % 2 === 0 ? 'red' : 'green';
}
