// The inputs of a lottery's picture: the gradients of its place and a few marks of its own.
import type { ReactNode } from 'react';

/** `marks` are numbers of shapes, which the picture never writes as digits. */
export type LotteryPicture = (id: string, marks: readonly number[]) => ReactNode;

/** The mark at an index; the list repeats. */
export function markAt(marks: readonly number[], index: number): number {
  return marks[index % marks.length] ?? 0;
}
