// Very many draws of one format, from LD1 keys as the server derives them.
import { NODE_HASHES } from '../../apps/server/src/modules/lottery/hashing/index.ts';
import {
  drawKey,
  deriveNumbers,
  rulesHash,
  toHex,
  utf8,
  type NumbersForm,
} from '@fairhouse/rules/fair';
import { findFamily } from '@fairhouse/rules/lottery';
import { createHash } from 'node:crypto';

/** Consecutive draws: `length` symbols of 0 to `symbols` − 1 each. */
export interface ManyDraws {
  readonly count: number;
  readonly length: number;
  readonly symbols: number;
  /** Whether the symbols of a draw are all different. */
  readonly isPick: boolean;
  readonly values: Uint8Array;
  /** The number of different draws. */
  readonly distinct: number;
}

const form = (format: NumbersForm['format'], length: number, max: number): NumbersForm => ({
  format,
  length,
  max,
  prizes: 1,
});

function northern(): NumbersForm {
  const { drawFormat } = findFamily('VNN') ?? {};
  if (drawFormat === undefined) throw new Error('the northern lottery is a family');
  const { format, length, max, prizes = 1, layout = '' } = drawFormat;
  return { format, length, max, prizes, layout };
}

/** The formats of the lotteries, including the widest of each kind. */
export const FORMATS: readonly (readonly [name: string, form: NumbersForm])[] = [
  ['digits 5', form('digits', 5, 9)],
  ['digits 3', form('digits', 3, 9)],
  ['faces 3 of 6', form('faces', 3, 6)],
  ['pick 5 of 11', form('pick', 5, 11)],
  ['pick 10 of 10', form('pick', 10, 10)],
  ['pick 7 of 49', form('pick', 7, 49)],
  ['pick 20 of 80', form('pick', 20, 80)],
  ['ranks north', northern()],
];

/**
 * Makes draws of a format. Seed and beacon of each are hashes of the run's own seed, so that a run
 * can be repeated; all further steps are those of a real draw.
 */
export function drawMany(form: NumbersForm, count: number, seed: string): ManyDraws {
  const rules = rulesHash(NODE_HASHES, { format: form.format, length: form.length, max: form.max });
  const root = toHex(NODE_HASHES.sha256(utf8('LD1/empty')));
  const printed = (index: number): string => {
    const drawId = `${seed}/${form.format}/${form.length}/${form.max}/${index}`;
    const secret = createHash('sha512').update(drawId).digest('hex');
    const key = drawKey(NODE_HASHES, {
      drawId,
      rulesHash: rules,
      seed: secret.slice(0, 64),
      root,
      count: 0,
      round: index,
      beacon: secret.slice(64),
    });
    return deriveNumbers(NODE_HASHES, key, form);
  };
  return readMany(form, count, printed);
}

/** Parses printed results into symbols. */
export function readMany(
  form: NumbersForm,
  count: number,
  printed: (index: number) => string,
): ManyDraws {
  const first = readResult(form, printed(0));
  const values = new Uint8Array(count * first.length);
  const different = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const text = printed(index);
    different.add(text);
    values.set(readResult(form, text), index * first.length);
  }
  const isDigits = form.format === 'digits' || form.format === 'ranks';
  return {
    count,
    length: first.length,
    symbols: isDigits ? 10 : form.max,
    isPick: form.format === 'pick',
    values,
    distinct: different.size,
  };
}

function readResult({ format }: NumbersForm, text: string): number[] {
  if (format === 'pick') return text.split(',').map((number) => Number(number) - 1);
  const symbols: number[] = [];
  const zero = format === 'faces' ? 49 : 48;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) !== 32) symbols.push(text.charCodeAt(at) - zero);
  }
  return symbols;
}
