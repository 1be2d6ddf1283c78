// The sounds of cues, made by the browser: soft sine notes, without a file.
import type { Cue } from './play-cue.ts';

interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds after the beginning of the cue. */
  readonly at: number;
  readonly seconds: number;
}

const NOTES: Readonly<Record<Cue, readonly Note[]>> = {
  placed: [
    { pitch: 659, at: 0, seconds: 0.09 },
    { pitch: 880, at: 0.07, seconds: 0.14 },
  ],
  won: [
    { pitch: 523, at: 0, seconds: 0.16 },
    { pitch: 659, at: 0.11, seconds: 0.16 },
    { pitch: 784, at: 0.22, seconds: 0.16 },
    { pitch: 1047, at: 0.33, seconds: 0.5 },
  ],
  returned: [
    { pitch: 659, at: 0, seconds: 0.12 },
    { pitch: 659, at: 0.16, seconds: 0.12 },
  ],
};

/** Of full volume: a cue is heard beside music. */
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** Plays a cue's notes; silent until the visitor has pressed something on the page. */
export function playNotes(cue: Cue): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of NOTES[cue]) playNote(context, note);
}

function playNote(audio: AudioContext, { pitch, at, seconds }: Note): void {
  const begins = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start(begins);
  tone.stop(begins + seconds);
}
