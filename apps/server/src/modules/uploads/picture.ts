// What a picture is for, and the form in which it is kept; pure.
import type { PICTURE_PURPOSES } from '@fairhouse/calls/player';
import type { PictureShape } from './clean-picture.ts';

export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

interface Keeping extends PictureShape {
  /** Encrypted in the database: the picture shows who somebody is. */
  readonly sealed: boolean;
}

export const KEEPING: Readonly<Record<PicturePurpose, Keeping>> = {
  avatar: { side: 256, square: true, sealed: false },
  identity: { side: 2000, square: false, sealed: true },
  proof: { side: 1600, square: false, sealed: true },
  activity: { side: 1600, square: false, sealed: false },
};

/** What a sealed picture is bound to: it opens nowhere else. */
export const PICTURE_SEAL = 'member-picture';
