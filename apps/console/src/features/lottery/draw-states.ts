// How each state of a draw is drawn, and what an operator may ask for in it; pure.
import type { Tone } from '../../ui/StateChip.tsx';

export const DRAW_TONES: Readonly<Record<string, Tone>> = {
  SCHEDULED: 'plain',
  OPEN: 'good',
  CLOSED: 'wait',
  DRAWN: 'work',
  SETTLING: 'work',
  SETTLED: 'plain',
  VOIDING: 'bad',
  VOID: 'bad',
};

export function drawTone(state: string): Tone {
  return DRAW_TONES[state] ?? 'plain';
}

export type DrawAct = 'enter' | 'void' | 'correct';

/**
 * A result from outside can be entered while the draw waits for it, and corrected once it stands;
 * what follows from a proof is final, and such a draw can only be voided.
 */
export function drawActs(
  { state, mode }: { readonly state: string; readonly mode: string },
  rights: readonly string[],
  waitsForResult = false,
): readonly DrawAct[] {
  const over = state === 'VOID' || state === 'VOIDING';
  const acts: DrawAct[] = [];
  if (rights.includes('draws.enter') && waitsForResult) acts.push('enter');
  if (rights.includes('draws.void') && !over) acts.push('void');
  const isToCorrect = state === 'SETTLED' && mode === 'entered';
  if (rights.includes('draws.correct') && isToCorrect) acts.push('correct');
  return acts;
}
