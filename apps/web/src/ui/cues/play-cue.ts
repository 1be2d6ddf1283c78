// Cues that a visitor hears or feels, where chosen. A loss has none.
import { currentCues } from './cue-choices.ts';

export type Cue = 'placed' | 'won' | 'returned';

/** Vibration in milliseconds, by turns on and off. */
const PULSES: Readonly<Record<Cue, readonly number[]>> = {
  placed: [18],
  won: [30, 50, 30, 50, 80],
  returned: [18, 60, 18],
};

/** Plays a cue by the visitor's choices; a device that refuses stays quiet. */
export function playCue(cue: Cue): void {
  const { sound, vibration } = currentCues();
  if (vibration) navigator.vibrate?.([...PULSES[cue]]);
  if (sound) void import('./play-notes.ts').then((notes) => notes.playNotes(cue), ignore);
}

/** A sound that cannot be loaded is no reason to disturb. */
function ignore(): void {
  return undefined;
}
