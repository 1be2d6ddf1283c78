// A member's picture: the name of one of the site's own, or a picture that the member has sent.
import { parseId, type Id } from '@fairhouse/values';
import type { Merchant } from '../../ground/house.ts';
import { avatarAddress } from '../uploads/index.ts';

const SENT = 'picture:';

/** As the member's row holds a picture of its own. */
export function storedAvatar(id: Id<'picture'>): string {
  return `${SENT}${id}`;
}

/** The picture that a row names; undefined for one of the site's own. */
export function pictureOfAvatar(avatar: string): Id<'picture'> | undefined {
  return avatar.startsWith(SENT) ? parseId<'picture'>(avatar.slice(SENT.length)) : undefined;
}

/** As the wire shows it: an address, or the name of a picture that the page draws. */
export function shownAvatar(
  merchant: Merchant,
  avatar: string,
): { readonly avatar: string; readonly avatarType: 'STATIC' | 'CUSTOM' } {
  const sent = pictureOfAvatar(avatar);
  if (sent === undefined) return { avatar, avatarType: 'STATIC' };
  return { avatar: avatarAddress(merchant, sent), avatarType: 'CUSTOM' };
}
