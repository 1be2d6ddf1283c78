// The pictures of members' own, for anybody who sees the member: the one kind that has an address.
import { parseId, type Id } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import { directoryOf } from '../settings/index.ts';
import { readPicture } from './read-picture.ts';

/** Where a member's own picture is shown. */
export function avatarAddress(merchant: Merchant, id: Id<'picture'>): string {
  return `/media/${merchant.code}/${id}`;
}

/** Says nothing about a picture but what it shows: no script, no frame, no guessing of types. */
const HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'attachment; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  // The merchant's image hosts hand it on with its headers, and the site shows it from there.
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

export const avatarRoute = {
  method: 'GET',
  path: '/media/:merchant/:id',
  handle: async (house: House, { params }: { params: Readonly<Record<string, string>> }) => {
    const { merchants } = await directoryOf(house);
    const merchant = merchants.find(({ code }) => code === params['merchant']);
    const id = parseId<'picture'>(params['id'] ?? '');
    if (merchant === undefined || id === undefined) return NOT_FOUND;
    const bytes = await readPicture(house.pool, house, merchant, { id, purpose: 'avatar' });
    return bytes === undefined ? NOT_FOUND : { status: 200, body: bytes, headers: HEADERS };
  },
} as const;

const NOT_FOUND = { status: 404, body: { success: false } } as const;
