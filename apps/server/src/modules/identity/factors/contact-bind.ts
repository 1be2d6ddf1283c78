import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { checkOwnPassword, findMember, lockCredential, type Member } from '../../members/index.ts';
import { checkCode } from '../codes/index.ts';
import { checkOwnCode } from './check-own-code.ts';
import { contactOf, isProven, readContact, saveProvenContact } from '../contacts/index.ts';
import { findAuthenticator } from './store/authenticators.ts';

type Row = PlayerCalls['contactBind'];
type Call = CallOf<Row>;

/**
 * Verifies a number or address, or replaces a verified one. The password is always required; if the
 * account has an authenticator, or a proven contact of that kind, one of these as well. The holder
 * of the previous contact is notified, and withdrawals are held, because account recovery moves to
 * the new contact (decisions page 0029).
 */
export async function contactBind(call: Call): Promise<Answer<Row>> {
  const { sql, merchant, session, input } = call;
  const read = await readContact(call, input);
  if (!read.ok) return read;
  const to = read.value;
  const credential = await lockCredential(sql, merchant.id, session.member);
  const member = await findMember(sql, merchant.id, session.member);
  assert(credential !== undefined && member !== undefined, 'a member has a credential');
  const old = contactOf(member, input.kind);
  if (isProven(member, input.kind) && old === to) return refuse('contact.same');
  const password = await checkOwnPassword(call, credential, input.password);
  if (!password.ok) return password;
  const proven = await prove(call, member);
  if (!proven.ok) return proven;
  const given = { scene: 'bind', to, code: input.code, member: member.id } as const;
  const right = await checkCode(call, sql, given);
  if (!right.ok)
    return refuse(right.problem.code, { ...right.problem, fields: { code: right.problem.code } });
  return saveProvenContact(call, member, { kind: input.kind, to });
}

async function prove(call: Call, member: Member) {
  const { sql, merchant, input } = call;
  const authenticator = await findAuthenticator(sql, merchant.id, member.id);
  const hasApp = authenticator?.confirmedAt !== undefined;
  const hasOld = isProven(member, input.kind);
  if (!hasApp && !hasOld) return ok(null);
  const { proof } = input;
  const kinds = [...(hasOld ? [input.kind] : []), ...(hasApp ? ['authenticator', 'recovery'] : [])];
  if (proof === undefined || !kinds.includes(proof.kind)) {
    return refuse('contact.proof_required', { value: { kinds } });
  }
  if (proof.kind === 'authenticator' || proof.kind === 'recovery') {
    const checked = await checkOwnCode(call, sql, {
      member: member.id,
      code: proof.code,
      as: proof.kind,
    });
    if (checked.ok) return ok(null);
    const { code, ...more } = checked.problem;
    return refuse(code === 'factor.locked' ? code : 'factor.code_wrong', more);
  }
  const to = contactOf(member, proof.kind);
  const given = { scene: 'verify', to, code: proof.code, member: member.id } as const;
  const right = await checkCode(call, sql, given);
  return right.ok ? ok(null) : refuse('factor.code_wrong', { keep: true });
}
