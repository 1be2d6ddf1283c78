// The tone of each draw state, and the acts that an operator may request in it; pure functions.
import type { Tone } from '../../../ui/StateChip.tsx';

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
 * An external result can be entered while the draw waits for it, and corrected after settlement. A
 * result that follows from a proof is final: such a draw can only be voided.
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
