// Serves uploaded avatars, the only pictures with a public URL.
import { parseId, type Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import { directoryOf } from '../settings/index.ts';
import { readPicture } from './read-picture.ts';

/** The URL path of an uploaded avatar. */
export function avatarAddress(merchant: Merchant, id: Id<'picture'>): string {
  return `/media/${merchant.code}/${id}`;
}

/** Of a picture that everybody may see: nothing but display, no script, frame or sniffing. */
export const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'attachment; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  // The merchant's image hosts forward these headers, and the site embeds the picture from there.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

export const avatarRoute = {
  method: 'GET',
  path: '/media/:merchant/:id',
  handle: async (app: AppContext, { params }: { params: Readonly<Record<string, string>> }) => {
    const { merchants } = await directoryOf(app);
    const merchant = merchants.find(({ code }) => code === params['merchant']);
    const id = parseId<'picture'>(params['id'] ?? '');
    if (merchant === undefined || id === undefined) return NOT_FOUND;
    const bytes = await readPicture(app.pool, app, merchant, { id, purpose: 'avatar' });
    return bytes === undefined ? NOT_FOUND : { status: 200, body: bytes, headers: PICTURE_HEADERS };
  },
} as const;

const NOT_FOUND = { status: 404, body: { success: false } } as const;
