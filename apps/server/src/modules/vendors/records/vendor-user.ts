// A member as vendors know it: the merchant's code and the member's id, so that one address of the
// wallet serves all merchants.
import { parseId, type Id } from '@fairhouse/values';

const ID_LENGTH = 36;

export function formatVendorUser(merchantCode: string, member: Id<'member'>): string {
  return `${merchantCode}-${member}`;
}

/** The parts of a vendor's `user`; undefined for a text that no member has. */
export function parseVendorUser(
  user: string,
): { readonly merchantCode: string; readonly member: Id<'member'> } | undefined {
  const member = parseId<'member'>(user.slice(-ID_LENGTH));
  const separator = user.at(-ID_LENGTH - 1);
  if (member === undefined || separator !== '-') return undefined;
  return { merchantCode: user.slice(0, -ID_LENGTH - 1), member };
}
