// Sound by Web Audio: every tone is made here, nothing is loaded. Off until the player chooses it.

let context: AudioContext | undefined;
let isOn = false;
let isMuted = false;
let follow = (): void => undefined;

/** Whether the site around the game has muted it: the player's own choice waits. */
export const isSoundMuted = (): boolean => isMuted;

/** Whether something is heard. */
export const isSoundOn = (): boolean => isOn && !isMuted;

/** Turns sound on or off; a browser allows it after a press alone. */
export function setSound(on: boolean): void {
  isOn = on;
  if (on) {
    context ??= new AudioContext();
    void context.resume();
  }
  follow();
}

/** Mutes the game for the site; what sounds now ends. */
export function setMuted(muted: boolean): void {
  isMuted = muted;
  void (muted ? context?.suspend() : context?.resume());
  follow();
}

/** Calls a function with each change, in place of an earlier one. */
export function followSound(changed: () => void): void {
  follow = changed;
}

interface Tone {
  readonly hz: number;
  readonly at?: number;
  readonly length: number;
  readonly volume?: number;
  readonly kind?: OscillatorType;
  readonly to?: number;
}

function play(tones: readonly Tone[]): void {
  if (!isSoundOn() || context === undefined) return;
  const now = context.currentTime;
  for (const { hz, at = 0, length, volume = 0.12, kind = 'sine', to } of tones) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = kind;
    oscillator.frequency.setValueAtTime(hz, now + at);
    if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, now + at + length);
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(volume, now + at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + length + 0.05);
  }
}

const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319, 1568];

export const sounds = {
  press: () => play([{ hz: 420, length: 0.06, volume: 0.06, kind: 'triangle' }]),
  spin: () => play([{ hz: 180, to: 320, length: 0.25, volume: 0.05, kind: 'sawtooth' }]),
  land: (reel: number) =>
    play([
      { hz: 150 - reel * 6, to: 60, length: 0.14, volume: 0.2, kind: 'triangle' },
      { hz: 1200, length: 0.03, volume: 0.02, kind: 'square' },
    ]),
  scatter: (count: number) =>
    play([
      { hz: SCALE[Math.min(count, 8)] ?? 880, length: 0.5, volume: 0.14 },
      { hz: (SCALE[Math.min(count, 8)] ?? 880) * 1.5, at: 0.06, length: 0.5, volume: 0.08 },
    ]),
  win: (level: number) =>
    play(
      SCALE.slice(0, Math.min(3 + level, 9)).map((hz, at) => ({
        hz,
        at: at * 0.07,
        length: 0.25,
        kind: 'triangle' as const,
      })),
    ),
  big: () =>
    play(
      [0, 1, 2].flatMap((round) =>
        SCALE.map((hz, at) => ({
          hz,
          at: round * 0.7 + at * 0.07,
          length: 0.4,
          volume: 0.09,
          kind: 'triangle' as const,
        })),
      ),
    ),
  feature: () =>
    play(
      [262, 330, 392, 523, 659, 784].map((hz, at) => ({
        hz,
        at: at * 0.11,
        length: 0.6,
        volume: 0.12,
        kind: 'triangle' as const,
      })),
    ),
  burst: () => play([{ hz: 700, to: 90, length: 0.2, volume: 0.1, kind: 'sawtooth' }]),
  coin: () =>
    play([
      { hz: 1568, length: 0.12, volume: 0.07 },
      { hz: 2093, at: 0.05, length: 0.2, volume: 0.06 },
    ]),
  tick: () => play([{ hz: 900, length: 0.03, volume: 0.05, kind: 'square' }]),
  lose: () => play([{ hz: 200, to: 120, length: 0.2, volume: 0.05, kind: 'triangle' }]),
};
