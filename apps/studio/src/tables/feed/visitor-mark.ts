// A copy of the studio that does not lead passes its visitors on; it says where they came from,
// with a mark that only a copy can make.
import { createHmac } from 'node:crypto';
import type { StudioContext } from '../../context.ts';
import { isSameMark } from '../../keys/is-same-mark.ts';

export const VISITOR_HEADER = 'x-studio-visitor';

function markOf({ keys }: StudioContext, ip: string): string {
  return createHmac('sha256', keys.sealing).update(`visitor ${ip}`).digest('base64url');
}

export function visitorHeader(context: StudioContext, ip: string): string {
  return `${ip} ${markOf(context, ip)}`;
}

/** The address of a visitor: of the header where a copy of the studio made it. */
export function readVisitor(
  context: StudioContext,
  { header, ip }: { readonly header: unknown; readonly ip: string },
): { readonly ip: string; readonly isPassedOn: boolean } {
  const [said = '', mark = ''] = typeof header === 'string' ? header.split(' ') : [];
  const isOurs = said !== '' && isSameMark(mark, markOf(context, said));
  return isOurs ? { ip: said, isPassedOn: true } : { ip, isPassedOn: false };
}
