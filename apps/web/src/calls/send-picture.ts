import { call, type AnswerOf, type InputOf } from './calls.ts';
import { shrinkPicture } from './shrink-picture.ts';

type Purpose = InputOf<'pictureUpload'>['purpose'];

/** The longest side in pixels; the server stores no more. */
const SIDES: Readonly<Record<Purpose, number>> = {
  avatar: 512,
  identity: 2000,
  proof: 1600,
  activity: 1600,
};

/**
 * Uploads a chosen picture; a file that is not a picture is sent unchanged and refused by the
 * server.
 */
export async function sendPicture(
  file: File,
  purpose: Purpose,
): Promise<AnswerOf<'pictureUpload'>> {
  const picture =
    (await shrinkPicture(file, SIDES[purpose])) ?? new Uint8Array(await file.arrayBuffer());
  return call('pictureUpload', { purpose, picture });
}
