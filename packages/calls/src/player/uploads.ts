// Pictures that a member uploads: for the account, as identity documents, as proof of a payment.
import type { CallTable } from '../call.ts';
import { wireId, wirePicture } from '../wire.ts';
import * as z from 'zod';

/** The purpose of a picture; it can be used for nothing else. */
export const PICTURE_PURPOSES = ['avatar', 'identity', 'proof', 'activity'] as const;

export const uploadCalls = {
  pictureUpload: {
    method: 'PUT',
    path: '/wps/member/pictures/:purpose',
    module: 'PROFPIC3',
    audience: 'member',
    about: 'Takes a PNG or JPEG of at most 5 MB and re-encodes it; returns its id.',
    picture: true,
    noTransaction: true,
    limits: [
      { per: 'session', count: 12, seconds: 60 },
      { per: 'session', count: 60, seconds: 3600 },
      { per: 'address', count: 200, seconds: 3600 },
    ],
    request: z.strictObject({ purpose: z.enum(PICTURE_PURPOSES), picture: wirePicture }),
    response: z.object({
      id: wireId('picture'),
      width: z.number().int(),
      height: z.number().int(),
    }),
    refusals: ['picture.unreadable', 'picture.too_many'],
  },
} as const satisfies CallTable;
