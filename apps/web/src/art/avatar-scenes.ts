// The pictures a member can choose: small scenes of one evening, each with its own light.

export interface AvatarScene {
  readonly sky: string;
  readonly light: string;
  readonly hill: string;
  readonly ground: string;
  readonly moon: readonly [number, number];
  readonly far: string;
  readonly near: string;
  readonly figure: string;
}

const HILLS = 'M0 34C8 26 14 30 22 27S38 20 48 28V48H0z';
const BAY = 'M0 33H10L13 24 16 33H24L26 20H31L33 33H48V48H0z';
const DUNES = 'M0 36C12 30 20 40 30 34S42 30 48 33V48H0z';
const SHORE = 'M0 40C10 36 22 43 34 39S44 37 48 38V48H0z';

/* Figures stand in the middle of the near ground: boat, lantern, palm, koi, kite, crane, lotus, tiger eye. */
const BOAT = 'M13 37H35L31 42H17zM23 36V20L33 33zM21 36V24L14 34z';
const LANTERN = 'M24 12V16M19 18H29C33 23 33 31 29 36H19C15 31 15 23 19 18zM22 36V41M26 36V41';
const PALM =
  'M23 42C24 33 24 28 26 22C20 19 16 21 14 25C17 18 22 16 27 19C29 14 34 13 38 16C33 16 30 18 29 21C34 21 37 24 37 29C35 25 32 23 28 23C27 29 27 35 28 42z';
const KOI = 'M12 30C18 20 30 20 35 28L41 22C40 27 40 31 42 36L35 31C29 38 18 38 12 30z';
const KITE = 'M24 10L34 21 24 36 14 21zM24 36C22 39 27 40 25 44';
const CRANE =
  'M10 24C17 22 21 24 24 28C28 20 35 15 42 14C38 19 37 23 31 30L27 42H25L26 32C20 32 14 29 10 24z';
const LOTUS =
  'M24 18C30 24 30 31 24 37C18 31 18 24 24 18zM12 25C19 25 23 30 24 37C16 37 12 32 12 25zM36 25C29 25 25 30 24 37C32 37 36 32 36 25z';
const STAR =
  'M24 12L27.5 21.5 37.5 22 29.6 28.2 32.3 38 24 32.4 15.7 38 18.4 28.2 10.5 22 20.5 21.5z';

const scene = (
  colours: readonly [string, string, string, string],
  rest: Pick<AvatarScene, 'moon' | 'far' | 'figure'>,
): AvatarScene => {
  const [sky, light, hill, ground] = colours;
  return { sky, light, hill, ground, near: SHORE, ...rest };
};

const SCENES: Readonly<Record<string, AvatarScene>> = {
  boat: scene(['#173a5e', '#f4c66a', '#0f2846', '#0a1830'], {
    moon: [36, 12],
    far: HILLS,
    figure: BOAT,
  }),
  lantern: scene(['#4a1f3d', '#ffb25c', '#341430', '#220b22'], {
    moon: [10, 10],
    far: BAY,
    figure: LANTERN,
  }),
  palm: scene(['#7a3b2e', '#ffd38a', '#52241f', '#2e1413'], {
    moon: [12, 14],
    far: DUNES,
    figure: PALM,
  }),
  koi: scene(['#0f4a4c', '#ff9d6e', '#0a3539', '#062125'], {
    moon: [38, 10],
    far: DUNES,
    figure: KOI,
  }),
  kite: scene(['#29467f', '#ffd76e', '#1d3361', '#111f40'], {
    moon: [8, 12],
    far: HILLS,
    figure: KITE,
  }),
  crane: scene(['#31506b', '#f2f0e6', '#223a52', '#142536'], {
    moon: [12, 12],
    far: HILLS,
    figure: CRANE,
  }),
  lotus: scene(['#1c5140', '#f6a8c0', '#133b30', '#0a251d'], {
    moon: [38, 11],
    far: DUNES,
    figure: LOTUS,
  }),
  star: scene(['#3b2f6b', '#f3d27a', '#2a2150', '#191433'], {
    moon: [8, 9],
    far: BAY,
    figure: STAR,
  }),
};

/** The names of the pictures, in the order in which they are offered. */
export const AVATAR_NAMES: readonly string[] = Object.keys(SCENES);

/** The picture of that name; without one, a picture that stays the same for the person. */
export function avatarScene(name: string | undefined, person: string): AvatarScene {
  const known = name === undefined ? undefined : SCENES[name];
  if (known !== undefined) return known;
  let sum = 0;
  for (const letter of `${name ?? ''}${person}`)
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const chosen = AVATAR_NAMES[sum % AVATAR_NAMES.length] ?? 'boat';
  return SCENES[chosen] as AvatarScene;
}
