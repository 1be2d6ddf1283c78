import { useEffect, useState } from 'react';
import { isMotionReduced } from '../../../ui/cues/motion.ts';

/** A step is shown for this long while the replay plays. */
const STEP_MS = 3200;

export interface Replay {
  readonly step: number;
  readonly isPlaying: boolean;
  readonly goTo: (step: number) => void;
  readonly togglePlay: () => void;
}

/** The position in a replay of some steps; it plays by itself only when it is asked to. */
export function useReplay(count: number): Replay {
  const [step, setStep] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const last = count - 1;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(
      () => {
        setStep(Math.min(step + 1, last));
        if (step + 1 >= last) setPlaying(false);
      },
      isMotionReduced() ? STEP_MS * 1.5 : STEP_MS,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, step, last]);
  return {
    step: Math.min(step, last),
    isPlaying,
    goTo: (wanted) => {
      setPlaying(false);
      setStep(Math.max(0, Math.min(wanted, last)));
    },
    togglePlay: () => {
      // At the end it begins again.
      if (!isPlaying && step >= last) setStep(0);
      setPlaying(!isPlaying);
    },
  };
}
