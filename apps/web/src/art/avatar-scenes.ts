// The pictures that a member can choose: emblems of one evening, each with its own light. The
// server defines the names.
import type { AvatarName } from '@fairhouse/calls/player';

export interface AvatarScene {
  readonly sky: string;
  readonly ground: string;
  readonly light: string;
  /** Filled with the light colour, in a view box of 48 by 48. */
  readonly figure: string;
  /** Drawn in the background colour over the figure. */
  readonly lines: string;
}

type Light = readonly [sky: string, ground: string, light: string];

const DUSK: Light = ['#4a2440', '#1f0c1e', '#ffb870'];
const SEA: Light = ['#14506a', '#06202f', '#bfe8f2'];
const NIGHT: Light = ['#29407d', '#0f1a3a', '#ffd97a'];
const LEAF: Light = ['#1d5a43', '#08241a', '#bfeecb'];
const EMBER: Light = ['#7a2f22', '#2b0d0a', '#ffd7a0'];
const PLUM: Light = ['#47356f', '#181032', '#f4c8e6'];
const SAND: Light = ['#6c5433', '#261b0c', '#ffeec6'];
const JADE: Light = ['#12605c', '#04211f', '#a9f0d1'];

const scene = ([sky, ground, light]: Light, figure: string, lines = ''): AvatarScene => ({
  sky,
  ground,
  light,
  figure,
  lines,
});

/** Exactly one for each picture that the server offers. */
const SCENES: Readonly<Record<AvatarName, AvatarScene>> = {
  ace: scene(
    NIGHT,
    'M24 10C30 18 38 22 38 29a7 7 0 0 1-12 5q0 4 4 6H18q4-2 4-6a7 7 0 0 1-12-5C10 22 18 18 24 10z',
  ),
  anchor: scene(
    SEA,
    'M22 17a5 5 0 1 1 4 0v3h6v4h-6v11c5-1 8-4 9-8l-3 1 4-7 5 6-3 0C37 35 31 40 24 40S11 35 10 27l-3 0 5-6 4 7-3-1c1 4 4 7 9 8V24h-6v-4h6z',
  ),
  bamboo: scene(
    LEAF,
    'M17 42V8h5v34zM27 42V14h4v28zM22 16c4-6 9-7 14-6-2 5-8 8-14 6zM31 26c4-4 8-4 11-2-3 4-8 5-11 2zM17 24c-5-4-9-4-12-1 4 4 9 4 12 1z',
    'M17 18h5M17 30h5M27 22h4M27 34h4',
  ),
  comet: scene(NIGHT, 'M32 9a8 8 0 1 1-7 12L7 41 19 19a8 8 0 0 1 13-10zM30 26L16 42l20-18z'),
  coral: scene(
    DUSK,
    'M22 42V30c-6-1-10-5-10-12h4c0 4 2 7 6 8V10h4v10c4-1 5-4 5-7h4c0 6-3 10-9 11v5c6 0 8-2 9-6h4c0 7-5 10-13 10v9z',
  ),
  crane: scene(
    SEA,
    'M8 22C16 20 21 22 24 27 28 18 35 13 43 12 39 18 38 24 31 30L27 43H24L25 31C18 31 12 28 8 22z',
  ),
  crown: scene(EMBER, 'M10 36L7 17l10 8 7-14 7 14 10-8-3 19z', 'M10 32h28'),
  dice: scene(
    PLUM,
    'M16 10H32a6 6 0 0 1 6 6V32a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z',
    'M17 17h.01M31 17h.01M24 24h.01M17 31h.01M31 31h.01',
  ),
  dragon: scene(
    JADE,
    'M8 30C10 18 20 10 34 11l-3 4 8 1-5 4 6 4-7 1c2 6-1 12-7 15 1-4 0-7-3-9-2 5-7 6-12 4 4-1 6-3 6-6-3-1-6 0-9 1z',
    'M29 19h.01',
  ),
  feather: scene(
    SAND,
    'M39 8C41 22 34 33 20 35L12 42l-2-2 7-8C18 18 26 9 39 8z',
    'M17 33L33 15M23 27l8 0M26 23l1-9',
  ),
  jade: scene(
    JADE,
    'M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32zM24 18a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  ),
  koi: scene(
    DUSK,
    'M8 30C15 18 29 18 35 27L43 20C41 27 41 31 44 37L35 31C28 39 15 39 8 30z',
    'M16 28h.01M23 22C20 27 20 32 23 36',
  ),
  lantern: scene(
    EMBER,
    'M21 9h6v4h3c6 7 6 17 0 23h-3v5h-6v-5h-3c-6-6-6-16 0-23h3z',
    'M24 13C20 20 20 30 24 36M24 13C28 20 28 30 24 36M17 13H31M17 36H31',
  ),
  lotus: scene(
    PLUM,
    'M24 11C31 18 31 28 24 36 17 28 17 18 24 11zM9 20C17 20 22 27 23 36 14 36 8 30 9 20zM39 20C31 20 26 27 25 36 34 36 40 30 39 20z',
    'M13 41H35',
  ),
  moon: scene(
    NIGHT,
    'M30 8A17 17 0 1 0 41 31 14 14 0 0 1 30 8zM36 14l1.500 3.500L41 19l-3.500 1.500L36 24l-1.500-3.500L31 19l3.500-1.500z',
  ),
  orchid: scene(
    PLUM,
    'M24 8c5 4 6 8 4 13 5-4 10-3 13 2-4 4-9 4-13 2 4 4 3 9 0 13-2-2-3-3-4-6-1 3-2 4-4 6-3-4-4-9 0-13-4 2-9 2-13-2 3-5 8-6 13-2-2-5-1-9 4-13z',
    'M24 23h.01',
  ),
  palm: scene(
    SAND,
    'M22 42C24 33 24 28 25 22 19 19 14 21 11 26 14 18 20 15 26 18 28 12 34 11 39 15 34 15 30 17 29 20 35 20 39 24 39 31 36 26 32 23 28 23 27 30 28 36 29 42z',
  ),
  pearl: scene(
    SEA,
    'M6 27C10 38 38 38 42 27C38 32 10 32 6 27zM24 12a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17z',
    'M21 17C19 18 18 20 18 22',
  ),
  phoenix: scene(
    EMBER,
    'M24 7c4 5 4 9 1 13 6-5 12-6 17-4-2 8-8 11-14 10 3 5 2 10-1 15-1-3-2-5-3-9-1 4-2 6-3 9-3-5-4-10-1-15-6 1-12-2-14-10 5-2 11-1 17 4-3-4-3-8 1-13z',
  ),
  ruby: scene(
    EMBER,
    'M14 11H34L42 21 24 41 6 21z',
    'M6 21H42M14 11L18 21 24 41 30 21 34 11M18 21L24 11 30 21',
  ),
  sail: scene(SEA, 'M8 35H40L34 42H14zM22 32V7L40 32zM19 32V14L9 32z'),
  star: scene(
    NIGHT,
    'M24 7L28.600 18.200 40.700 19.100 31.400 26.900 34.300 38.700 24 32.300 13.700 38.700 16.600 26.900 7.300 19.100 19.400 18.200z',
  ),
  tiger: scene(
    DUSK,
    'M10 10l7 4h14l7-4-1 10c3 9-2 20-13 21C13 40 8 29 11 20z',
    'M24 14v6M19 15l1 4M29 15l-1 4M11 26h5M37 26h-5M12 31l5-1M36 31l-5-1M19 24h.01M29 24h.01M21 31l3 2 3-2M24 33v3',
  ),
  wave: scene(
    SEA,
    'M5 34C7 20 17 10 30 11c6 1 9 6 7 10-2-3-6-4-8-1-3 4 0 9 6 10 3 0 6 0 8-1-2 7-9 10-18 10S9 37 5 34z',
  ),
};

/** The names of the pictures, in the order in which they are offered. */
export const AVATAR_NAMES: readonly string[] = Object.keys(SCENES);

/** Whether there is a drawing of that name. */
function isDrawn(name: string): name is AvatarName {
  return Object.hasOwn(SCENES, name);
}

/** The picture of that name; without a name, a picture derived from the person's name. */
export function avatarScene(name: string | undefined, person: string): AvatarScene {
  if (name !== undefined && isDrawn(name)) return SCENES[name];
  let sum = 0;
  for (const letter of person) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const chosen = AVATAR_NAMES[sum % AVATAR_NAMES.length] ?? 'star';
  return isDrawn(chosen) ? SCENES[chosen] : SCENES.star;
}
