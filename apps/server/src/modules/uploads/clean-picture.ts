// Re-encodes a picture, so that none of the uploaded bytes is stored or shown: no second format
// hidden in the first, no location metadata.
import sharp from 'sharp';

const PIXELS_MAX = 40_000_000;
const SECONDS_MAX = 10;
/** Decoding saturates a core; more at a time would only take longer. */
const CONCURRENT_MAX = 2;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** A box in pixels, and whether the centre is cropped to it or the whole picture is kept in it. */
export interface PictureShape {
  readonly width: number;
  readonly height: number;
  readonly cropped: boolean;
}

export interface CleanPicture {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** The uploaded picture's size, as it is looked at. */
  readonly given: { readonly width: number; readonly height: number };
}

let busy = 0;

/** Whether the maximum number of pictures is being encoded. */
export function isEncodingBusy(): boolean {
  return busy >= CONCURRENT_MAX;
}

/**
 * Decodes PNG or JPEG and encodes it as WebP; undefined for any other content, regardless of its
 * declared type.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  { width, height, cropped }: PictureShape,
): Promise<CleanPicture | undefined> {
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (![PNG, JPEG].some((mark) => given.subarray(0, mark.length).equals(mark))) return undefined;
  busy += 1;
  try {
    const picture = sharp(given, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { autoOrient } = await picture.metadata();
    const { data, info } = await picture
      .rotate()
      .resize(width, height, { fit: cropped ? 'cover' : 'inside', withoutEnlargement: !cropped })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, given: autoOrient };
  } catch {
    return undefined;
  } finally {
    busy -= 1;
  }
}
