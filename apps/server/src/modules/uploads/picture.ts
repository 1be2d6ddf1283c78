// The purposes of pictures, and how each is stored. Pure.
import type { PictureShape } from './clean-picture.ts';

export type PicturePurpose = 'avatar' | 'identity' | 'proof' | 'activity';

interface PictureStorage extends PictureShape {
  /** Encrypted in the database, because the picture identifies a person. */
  readonly sealed: boolean;
}

export const PICTURE_STORAGE: Readonly<Record<PicturePurpose, PictureStorage>> = {
  avatar: { side: 256, square: true, sealed: false },
  identity: { side: 2000, square: false, sealed: true },
  proof: { side: 1600, square: false, sealed: true },
  activity: { side: 1600, square: false, sealed: false },
};

/** The encryption context of a sealed picture. */
export const PICTURE_SEAL = 'member-picture';
