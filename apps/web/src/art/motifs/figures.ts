// What a lottery's picture is drawn from: the paints of its place and a few figures of its own.
import type { ReactNode } from 'react';

export type LotteryPicture = (id: string, figures: readonly string[]) => ReactNode;

/** One of the figures; there is always one, however far one counts. */
export function figureAt(figures: readonly string[], index: number): string {
  return figures[index % figures.length] ?? '7';
}
