import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, HOUR_MS, ok, plus, type Instant } from '@fairhouse/values';
import type { CallOf } from '../../../ground/call-context.ts';
import {
  checkOwnPassword,
  findMember,
  holdPayouts,
  lockCredential,
  proveEmail,
  proveMobile,
  type Member,
} from '../../members/index.ts';
import { putOutbox } from '../../messages/index.ts';
import { siteOf } from '../../settings/index.ts';
import { checkCode } from '../codes/check-code.ts';
import { checkOwnCode } from './check-own-code.ts';
import { contactOf, isProven, readContact } from './contact.ts';
import { SECURITY_NEWS } from './security-news.ts';
import { findAuthenticator } from './store.ts';
import { tellOfSecurity } from './tell-of-security.ts';

type Row = PlayerCalls['contactBind'];
type Call = CallOf<Row>;

/**
 * Verifies a number or address, or replaces a verified one. The password is always asked; where the
 * account has an authenticator, or a proven contact of that kind, one of these as well. Whoever had
 * the account's codes so far is told, and withdrawals rest, because the way back in has changed
 * hands (decisions page 0029).
 */
export async function contactBind(call: Call): Promise<Answer<Row>> {
  const { sql, merchant, session, now, input } = call;
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
  const isChange = old !== '' && old !== to;
  // Told before it is replaced: by mail to the address that is there now.
  if (isChange) await tellOldOne(call, member, old);
  const proof = { member: member.id, at: now };
  const isFree =
    input.kind === 'mobile'
      ? await proveMobile(sql, merchant.id, { ...proof, mobile: to })
      : await proveEmail(sql, merchant.id, { ...proof, email: to });
  if (!isFree) return refuse('contact.taken', { fields: { to: 'contact.taken' } });
  return ok({ payoutHeldUntil: isChange ? await hold(call, member) : null });
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

async function tellOldOne(call: Call, member: Member, old: string): Promise<void> {
  const { sql, house, merchant, input } = call;
  await tellOfSecurity(call, sql, { member: member.id, what: 'contactChanged' });
  if (input.kind !== 'mobile' || !isProven(member, 'mobile')) return;
  const text = SECURITY_NEWS.contactChanged.titles[member.language];
  const { brand } = (await siteOf(house, merchant)).settings;
  await putOutbox(sql, house, { merchant, kind: 'sms', to: old, text: `${brand.name}: ${text}` });
}

async function hold(call: Call, member: Member): Promise<Instant | null> {
  const { sql, house, merchant, now } = call;
  const { payoutHoldHours } = (await siteOf(house, merchant)).settings.verification;
  if (payoutHoldHours === 0) return null;
  const until = plus(now, payoutHoldHours * HOUR_MS);
  await holdPayouts(sql, merchant.id, { member: member.id, until });
  return until;
}
