// The sound of a new withdrawal: two short tones, made by the browser.

const TONES = [
  { hertz: 880, from: 0 },
  { hertz: 1175, from: 0.18 },
];
const SECONDS = 0.16;
const LOUDNESS = 0.2;

let context: AudioContext | undefined;

/**
 * Plays the sound. A browser that has not been clicked in since the page was opened stays silent.
 */
export async function playAlertSound(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
  for (const { hertz, from } of TONES) playTone(context, hertz, context.currentTime + from);
}

function playTone(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  // Without a fade the ends of a tone click.
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.linearRampToValueAtTime(0, at + SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + SECONDS);
}
