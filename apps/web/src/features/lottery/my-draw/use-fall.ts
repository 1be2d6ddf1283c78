import { useEffect, useState } from 'react';
import { isMotionReduced } from '../../../ui/cues/motion.ts';
import type { FallPlan } from './fall-plan.ts';

export interface Fall {
  /** How many numbers have fallen. */
  readonly fallen: number;
  readonly isOver: boolean;
  readonly showAll: () => void;
  readonly again: () => void;
}

/** Lets the numbers of a plan fall one after another; all at once with reduced motion. */
export function useFall(plan: FallPlan): Fall {
  const { counts, firstMs, betweenMs } = plan;
  const [at, setAt] = useState(() => (isMotionReduced() ? counts.length : 0));
  const isOver = at >= counts.length;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setAt(at + 1), at === 0 ? firstMs : betweenMs);
    return () => clearTimeout(timer);
  }, [at, isOver, firstMs, betweenMs]);
  return {
    fallen: at === 0 ? 0 : (counts[at - 1] ?? counts.at(-1) ?? 0),
    isOver,
    showAll: () => setAt(counts.length),
    again: () => setAt(0),
  };
}
