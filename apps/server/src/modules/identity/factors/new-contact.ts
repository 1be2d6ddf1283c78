// The second step of a member without a factor: a number or address of its own, verified by a code.
import { refuse } from '@fairhouse/calls';
import { ok } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Member } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { checkCode, sendCode } from '../codes/index.ts';
import { readContact, type ContactKind, saveProvenContact } from '../contacts/index.ts';
import { listFactors } from './list-factors.ts';
import type { LoginTicket } from './store/login-tickets.ts';

export interface NewContact {
  readonly kind: ContactKind;
  readonly to?: string | undefined;
  readonly countryDialingCode?: string | undefined;
}

/** Whether the login waits for a contact that the member does not have yet. */
export function wantsNewContact(ticket: LoginTicket): boolean {
  return ticket.kinds.includes('newContact');
}

/** Sends a code to the typed contact. */
export async function sendToNewContact(call: CallContext, member: Member, typed: NewContact) {
  const { kind, to = '', countryDialingCode } = typed;
  const read = await readContact(call, { kind, to, countryDialingCode });
  if (!read.ok) return read;
  const channel = kind === 'mobile' ? 'sms' : 'mail';
  return sendCode(call, { scene: 'bind', channel, to: read.value, member: member.id });
}

/**
 * Verifies the typed contact by its code. The ticket ends if the member has obtained a factor in
 * the meantime: the password alone must not replace a factor.
 */
export async function proveNewContact(
  call: CallContext,
  login: { readonly ticket: LoginTicket; readonly member: Member },
  { kind, to = '', countryDialingCode, code }: NewContact & { readonly code: string },
) {
  const { sql, app, merchant } = call;
  const { ticket, member } = login;
  const { verification } = (await siteOf(app, merchant)).settings;
  const shown = ticket.method === 'sms' ? ['mobile', 'bankName'] : ['bankName'];
  const has = await listFactors(sql, merchant, member, verification);
  if (has.some((factor) => !shown.includes(factor.kind))) return refuse('verify.ticket_ended');
  const read = await readContact(call, { kind, to, countryDialingCode });
  if (!read.ok) return read;
  const given = { scene: 'bind', to: read.value, code, member: member.id } as const;
  const right = await checkCode(call, sql, given);
  if (!right.ok) return refuse('factor.code_wrong', { keep: true });
  const kept = await saveProvenContact(call, member, { kind, to: read.value });
  return kept.ok ? ok(null) : kept;
}
