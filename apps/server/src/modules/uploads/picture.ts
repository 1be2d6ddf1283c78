// The purposes of pictures, and how each is stored. Pure.
import type { PictureShape } from './clean-picture.ts';

export type PicturePurpose = 'avatar' | 'identity' | 'proof' | 'activity';

interface PictureStorage extends PictureShape {
  /** Encrypted in the database, because the picture identifies a person. */
  readonly sealed: boolean;
}

export const PICTURE_STORAGE: Readonly<Record<PicturePurpose, PictureStorage>> = {
  avatar: { width: 256, height: 256, cropped: true, sealed: false },
  identity: { width: 2000, height: 2000, cropped: false, sealed: true },
  proof: { width: 1600, height: 1600, cropped: false, sealed: true },
  activity: { width: 1600, height: 1600, cropped: false, sealed: false },
};

/** The encryption context of a sealed picture. */
export const PICTURE_SEAL = 'member-picture';
