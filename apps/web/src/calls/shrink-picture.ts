// Scales a picture down before it is sent: a phone's camera makes files about ten times larger than
// needed.

const QUALITY = 0.86;

/**
 * The picture as JPEG bytes, its longest side at most `side` pixels; undefined for a file that the
 * browser cannot decode as a picture.
 */
export async function shrinkPicture(file: Blob, side: number): Promise<Uint8Array | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (bitmap === undefined) return undefined;
  const size = fitInto(bitmap.width, bitmap.height, side);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  // Without a background, transparent areas would become black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, size.width, size.height);
  pen.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return blob === null ? undefined : new Uint8Array(await blob.arrayBuffer());
}

/** The size that keeps the proportions and is not larger than the original. */
export function fitInto(
  width: number,
  height: number,
  side: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
