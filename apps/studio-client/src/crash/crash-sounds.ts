import { sounds } from '../sound/sounds.ts';

/** What is heard of a flight: a tick before the launch, the launch, its end. */
export const crashSounds = {
  ...sounds,
  launch: () => sounds.spin(),
  crash: () => sounds.burst(),
} as const;
