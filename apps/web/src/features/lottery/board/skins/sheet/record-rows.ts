// The game record: of each draw its digit, its size and its colours, as the plays pay them.
import { listRoadSubjects, readRoadDraws, readSides, type Family } from '@fairhouse/rules/lottery';
import { wingoColour } from '../../../../../draws/results/result-view.ts';

export type RecordColour = 'red' | 'green' | 'violet';

export interface RecordRow {
  readonly issue: string;
  readonly digit: string;
  /** The symbol of the play of big and small that won. */
  readonly size: string;
  readonly colours: readonly RecordColour[];
}

interface Drawn {
  readonly shortIssue: string;
  readonly numbers?: string | undefined;
}

/** The draws with a result, in their order. */
export function recordRows(family: Family, list: readonly Drawn[]): RecordRow[] {
  const sizes = listRoadSubjects(family).find(({ play }) => play.code === 'BigSmall');
  return list.flatMap(({ shortIssue, numbers }) => {
    const [draw] = readRoadDraws(family, numbers === undefined ? [] : [numbers]);
    if (draw === undefined || numbers === undefined) return [];
    const [size = ''] = sizes ? readSides(sizes, [draw]) : [];
    return [{ issue: shortIssue, digit: numbers, size, colours: coloursOf(numbers) }];
  });
}

function coloursOf(digit: string): readonly RecordColour[] {
  const tone = wingoColour(Number(digit));
  const isRed = tone === 'red' || tone === 'redViolet';
  return [isRed ? 'red' : 'green', ...(tone.endsWith('Violet') ? (['violet'] as const) : [])];
}
