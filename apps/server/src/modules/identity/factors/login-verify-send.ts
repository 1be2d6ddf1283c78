import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { sendCode } from '../codes/index.ts';
import { deviceHashOf } from '../devices/index.ts';
import { hashText, sameHash } from '../../../platform/keys/random-text.ts';
import { listFactors } from './list-factors.ts';
import { sendToNewContact, wantsNewContact } from './new-contact.ts';
import { countOnTicket, lockLoginTicket } from './store/login-tickets.ts';

type Row = PlayerCalls['loginVerifySend'];

const SENDS = 5;

/**
 * Sends the code of a login's second step. If the login gave a generic answer, this call does too:
 * for a ticket that cannot be fulfilled nothing is sent, and the answer is the same.
 */
export async function loginVerifySend(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, app, input, now } = call;
  const ticket = await lockLoginTicket(sql, merchant.id, hashText(input.ticket));
  const device = deviceHashOf(call.cookies);
  const isOwn = ticket && device !== undefined && sameHash(device, ticket.deviceHash);
  if (ticket === undefined || isOwn !== true || ticket.endsAt <= now) {
    return refuse('verify.ticket_ended');
  }
  if (!ticket.kinds.includes(input.kind)) return refuse('factor.unknown');
  if (ticket.sends >= SENDS) return refuse('factor.sends');
  await countOnTicket(sql, merchant.id, { hash: ticket.hash, kind: 'send' });
  const member = ticket.member && (await findMember(sql, merchant.id, ticket.member));
  if (member !== undefined && wantsNewContact(ticket)) return sendToNewContact(call, member, input);
  const { codes, verification } = (await siteOf(app, merchant)).settings;
  const { expiredMinutes } = codes;
  const factors =
    member === undefined ? [] : await listFactors(sql, merchant, member, verification);
  if (member === undefined || factors.every((factor) => factor.kind !== input.kind)) {
    return ok({ expiredMinutes });
  }
  // A ticket with the generic factors must not reveal the rate limit of a number either.
  const isBlind = ticket.kinds.includes('authenticator');
  const to = input.kind === 'mobile' ? member.mobile : member.email;
  const channel = input.kind === 'mobile' ? 'sms' : 'mail';
  const sent = await sendCode(call, { scene: 'verify', channel, to, member: member.id });
  if (sent.ok || isBlind) return ok({ expiredMinutes });
  return sent;
}
