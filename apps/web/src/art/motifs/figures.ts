// The inputs of a lottery's picture: the gradients of its place and a few digits of its own.
import type { ReactNode } from 'react';

export type LotteryPicture = (id: string, figures: readonly string[]) => ReactNode;

/** The figure at an index; the list repeats. */
export function figureAt(figures: readonly string[], index: number): string {
  return figures[index % figures.length] ?? '7';
}
