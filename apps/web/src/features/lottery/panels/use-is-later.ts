import { useState } from 'react';
import type { Draw } from '../board/use-draw.ts';

/** Whether the last draw finished while the board was open, be it the first of its lottery. */
export function useIsLater(draw: Draw | undefined): boolean {
  const last = draw?.last?.issue;
  const [first, setFirst] = useState(draw && { last });
  if (first === undefined && draw !== undefined) setFirst({ last });
  return last !== undefined && first !== undefined && last !== first.last;
}
