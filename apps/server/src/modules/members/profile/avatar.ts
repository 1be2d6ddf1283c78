// A member's avatar: the name of one of the site's pictures, or an uploaded picture.
import { parseId, type Id } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import { avatarAddress } from '../../uploads/index.ts';

const UPLOADED_PREFIX = 'picture:';

/** The stored form of an uploaded picture. */
export function storedAvatar(id: Id<'picture'>): string {
  return `${UPLOADED_PREFIX}${id}`;
}

/** The uploaded picture of a stored avatar; undefined for one of the site's pictures. */
export function pictureOfAvatar(avatar: string): Id<'picture'> | undefined {
  return avatar.startsWith(UPLOADED_PREFIX)
    ? parseId<'picture'>(avatar.slice(UPLOADED_PREFIX.length))
    : undefined;
}

/** The wire form: a URL, or the name of a picture that the page draws. */
export function shownAvatar(
  merchant: Merchant,
  avatar: string,
): { readonly avatar: string; readonly avatarType: 'STATIC' | 'CUSTOM' } {
  const uploaded = pictureOfAvatar(avatar);
  if (uploaded === undefined) return { avatar, avatarType: 'STATIC' };
  return { avatar: avatarAddress(merchant, uploaded), avatarType: 'CUSTOM' };
}
