import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { DAY_MS, ok, plus } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import {
  findCredential,
  findMember,
  isSameName,
  mayDo,
  spendActivation,
  type Member,
} from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { createSession, forgetBrowser, rememberBrowser } from '../sessions/index.ts';
import { deviceHashOf, trustDevice } from '../devices/index.ts';
import { hashText, sameHash } from '../../../platform/keys/random-text.ts';
import { spendSocialTicket } from '../social/index.ts';
import { finishAttempt, type Outcome } from '../attempts/index.ts';
import { checkCode } from '../codes/index.ts';
import {
  checkOwnCode,
  listFactors,
  proveNewContact,
  wantsNewContact,
  countOnTicket,
  deleteLoginTicket,
  lockLoginTicket,
  type LoginTicket,
} from '../factors/index.ts';

type Row = PlayerCalls['loginVerify'];
type Call = CallOf<Row>;

const TRIES = 5;
const CODE_REFUSALS = [
  'factor.code_wrong',
  'authenticator.missing',
  'code.wrong',
  'code.ended',
] as const;
type CodeRefusal = (typeof CODE_REFUSALS)[number];

/**
 * The second step of a login. The ticket is valid for ten minutes, in the browser that it was
 * issued to, for one session; five wrong codes end it. A ticket that cannot be fulfilled answers
 * like a wrong code.
 */
export async function loginVerify(call: Call): Promise<Answer<Row>> {
  const { sql, merchant, input } = call;
  const ticket = await lockLoginTicket(sql, merchant.id, hashText(input.ticket));
  if (ticket === undefined || !isLive(call, ticket)) return refuse('verify.ticket_ended');
  if (!ticket.kinds.includes(input.kind)) return refuse('factor.unknown');
  const member = ticket.member && (await findMember(sql, merchant.id, ticket.member));
  if (member === undefined) return countWrong(call, ticket);
  const proven = await prove(call, ticket, member);
  if (!proven.ok) {
    const { code } = proven.problem;
    return isCodeRefusal(code) ? countWrong(call, ticket) : refuse(code, proven.problem);
  }
  await deleteLoginTicket(sql, merchant.id, ticket.hash);
  if (!mayDo(member, 'login')) {
    const outcome: Outcome = member.state === 'disabled' ? 'disabled' : 'frozen';
    await finish(call, ticket, outcome);
    return refuse(`login.${outcome}`, { keep: true });
  }
  return openLoginSession(call, ticket, member);
}

/** Whether the ticket is in the browser that it was issued to, unexpired, and has tries left. */
function isLive(call: Call, ticket: LoginTicket): boolean {
  const device = deviceHashOf(call.cookies);
  if (device === undefined || !sameHash(device, ticket.deviceHash)) return false;
  return ticket.endsAt > call.now && ticket.tries < TRIES;
}

/** Whether a refusal concerns the given code, and counts as a failed try. */
function isCodeRefusal<Code extends string>(code: Code): code is Code & CodeRefusal {
  return (CODE_REFUSALS as readonly string[]).includes(code);
}

async function prove(call: Call, ticket: LoginTicket, member: Member) {
  const { sql, input, merchant, app } = call;
  const { kind, code } = input;
  if (wantsNewContact(ticket) && (kind === 'mobile' || kind === 'email')) {
    return proveNewContact(call, { ticket, member }, { ...input, kind });
  }
  const { verification } = (await siteOf(app, merchant)).settings;
  const factors = await listFactors(sql, merchant, member, verification);
  // A ticket with the generic factors is fulfilled only by factors that the member has.
  if (factors.every((factor) => factor.kind !== kind)) return refuse('factor.code_wrong');
  if (kind === 'authenticator' || kind === 'recovery') {
    return checkOwnCode(call, sql, { member: member.id, code, as: kind });
  }
  // The name is checked first, so that a wrong name does not consume the code.
  const asksName = ticket.kinds.includes('bankName');
  if (asksName && !isSameName(member.realName, input.bankName ?? '')) {
    return refuse('factor.code_wrong');
  }
  const to = kind === 'mobile' ? member.mobile : member.email;
  return checkCode(call, sql, { scene: 'verify', to, code, member: member.id });
}

async function countWrong(call: Call, ticket: LoginTicket) {
  const { sql, merchant } = call;
  await countOnTicket(sql, merchant.id, { hash: ticket.hash, kind: 'try' });
  if (ticket.tries + 1 >= TRIES) {
    await finish(call, ticket, 'unverified');
    await deleteLoginTicket(sql, merchant.id, ticket.hash);
  }
  return refuse('factor.code_wrong', { keep: true });
}

async function openLoginSession(
  call: Call,
  ticket: LoginTicket,
  member: Member,
): Promise<Answer<Row>> {
  const { sql, merchant, app, now, input } = call;
  const credential = await findCredential(sql, merchant.id, member.id);
  // A member that logs in by a provider may have no password.
  const changed = credential !== undefined && credential.loginChangedAt > ticket.madeAt;
  if (changed) return refuse('verify.ticket_ended');
  const { isDefault, method, remember } = ticket;
  const byPassword = method === 'password' && credential !== undefined;
  const isUnused = !byPassword || (await spendActivation(sql, merchant.id, credential));
  if (!isUnused) return refuse('verify.ticket_ended');
  const given = { ticket: input.socialTicket, member: member.id };
  const linked = await spendSocialTicket(call, sql, given);
  if (!linked.ok) return linked;
  const created = await createSession(call, sql, member, {
    method,
    password: byPassword ? { credential, isDefault } : undefined,
  });
  const rememberedLogin = { username: member.username, member: member.id };
  const { deviceHash } = created.session;
  await forgetBrowser(call, sql, { ...rememberedLogin, reason: 'unticked' });
  const mayRemember = remember && !created.value.mustChange;
  if (mayRemember) await rememberBrowser(call, sql, { ...rememberedLogin, deviceHash });
  const { trustDays, everyLogin } = (await siteOf(app, merchant)).settings.verification;
  if (input.trustDevice && trustDays > 0 && !everyLogin) {
    const until = plus(now, trustDays * DAY_MS);
    await trustDevice(sql, merchant.id, { member: member.id, hash: deviceHash, until });
  }
  await finish(call, ticket, 'ok');
  return ok(created.value);
}

function finish(call: Call, ticket: LoginTicket, outcome: Outcome): Promise<void> {
  return finishAttempt(call.sql, call.merchant.id, {
    attempt: ticket.attempt,
    outcome,
    member: ticket.member,
    knownDevice: false,
    factor: outcome === 'ok' ? call.input.kind : undefined,
  });
}
