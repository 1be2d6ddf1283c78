// The calls of the security centre: account protection, open sessions, login history.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, instant, ok, plus, type Id } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import {
  findCredential,
  findMember,
  maskEmail,
  maskName,
  maskNumber,
} from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { countryOf } from '../../status/index.ts';
import {
  expiryOf,
  endAllSessions,
  endSession,
  IDLE_MS,
  listOpenSessions,
  type SessionRow,
} from '../sessions/index.ts';
import { countRecoveryCodes, findAuthenticator } from '../factors/index.ts';
import { listAttempts, type Outcome } from '../attempts/index.ts';
import { listDevices } from '../devices/index.ts';

type ConfigRow = PlayerCalls['securityConfig'];
type SessionsRow = PlayerCalls['sessions'];
type RevokeRow = PlayerCalls['sessionRevoke'];
type OthersRow = PlayerCalls['sessionsRevokeOthers'];
type HistoryRow = PlayerCalls['loginHistory'];

/** The valid sessions of a member. */
export async function listMemberSessions(
  { sql, merchant, now }: CallContext,
  id: Id<'member'>,
): Promise<SessionRow[]> {
  const member = await findMember(sql, merchant.id, id);
  assert(member !== undefined, 'the member exists');
  return listOpenSessions(sql, merchant.id, {
    member: id,
    now,
    usedAfter: plus(now, -IDLE_MS),
    openedAfter: member.sessionsFrom ?? instant(0),
  });
}

/** The account's security settings. */
export async function securityConfig(call: CallOf<ConfigRow>): Promise<Answer<ConfigRow>> {
  const { sql, merchant, session, app, now } = call;
  const member = await findMember(sql, merchant.id, session.member);
  const credential = await findCredential(sql, merchant.id, session.member);
  assert(member !== undefined && credential !== undefined, 'a member has a credential');
  const { settings } = await siteOf(app, merchant);
  const authenticator = await findAuthenticator(sql, merchant.id, session.member);
  const { payoutHeldUntil: heldUntil } = credential;
  const lockedUntil = credential.paymentLockedUntil;
  const { expiresDays } = settings.passwordRules;
  return ok({
    passwordChangedAt: credential.loginChangedAt,
    passwordExpiresAt: expiryOf(credential.loginChangedAt, expiresDays) ?? null,
    paymentPasswordSet: credential.paymentHash !== undefined,
    paymentPasswordLockedUntil: lockedUntil !== undefined && lockedUntil > now ? lockedUntil : null,
    email: maskEmail(member.email),
    mobileNum: maskNumber(member.mobile),
    payeeName: maskName(member.realName),
    emailVerifiedAt: (member.email !== '' && member.emailVerifiedAt) || null,
    mobileVerifiedAt: (member.mobile !== '' && member.mobileVerifiedAt) || null,
    authenticator: authenticator?.confirmedAt !== undefined,
    recoveryCodes: await countRecoveryCodes(sql, merchant.id, session.member),
    trustDays: settings.verification.trustDays,
    payoutHeldUntil: heldUntil !== undefined && heldUntil > now ? heldUntil : null,
    activeSessions: (await listMemberSessions(call, session.member)).length,
    knownDevices: (await listDevices(sql, merchant.id, session.member)).length,
  });
}

/** The caller's open sessions, with the current one marked. */
export async function sessions(call: CallOf<SessionsRow>): Promise<Answer<SessionsRow>> {
  const open = await listMemberSessions(call, call.session.member);
  const list = open.map(({ id, device, address, openedAt, lastUsedAt, method }) => {
    const current = id === call.session.id;
    const used = current ? call.now : lastUsedAt;
    return {
      id,
      current,
      device,
      address,
      openedAt,
      lastUsedAt: used,
      remembered: method === 'remember',
    };
  });
  return ok({ list });
}

/** Ends one session of the caller; another member's session is not found. */
export async function sessionRevoke(call: CallOf<RevokeRow>): Promise<Answer<RevokeRow>> {
  const { member } = call.session;
  const done = await endSession(call, { member, session: call.input.id, reason: 'revoked' });
  return done ? ok(null) : refuse('not.found');
}

/** Ends all sessions of the caller but this one, and all remembered logins. */
export async function sessionsRevokeOthers(call: CallOf<OthersRow>): Promise<Answer<OthersRow>> {
  const { member, id } = call.session;
  const others = (await listMemberSessions(call, member)).filter((each) => each.id !== id);
  await endAllSessions(call, { member, except: id, reason: 'revoked' });
  return ok({ ended: others.length });
}

/** The logins of the caller's account, failed ones included. */
export async function loginHistory(call: CallOf<HistoryRow>): Promise<Answer<HistoryRow>> {
  const { pageNo, pageSize } = call.input;
  const { member } = call.session;
  const found = await listAttempts(call.sql, call.merchant.id, member, call.input);
  const countries = new Map<string, string | null>();
  for (const { address } of found.lines) {
    countries.set(address, (await countryOf(address)) ?? null);
  }
  const list = found.lines.map(({ at, outcome, method, factor, address, device }) => {
    const country = countries.get(address) ?? null;
    return { at, outcome: shownOutcome(outcome), method, factor, address, country, device };
  });
  return ok({ list, total: found.total, cursor: found.cursor, pageNo, pageSize });
}

function shownOutcome(outcome: Outcome): 'ok' | 'failed' | 'refused' | 'unverified' {
  if (outcome === 'ok') return 'ok';
  if (outcome === 'verification' || outcome === 'unverified') return 'unverified';
  return outcome === 'wrong' ? 'failed' : 'refused';
}
