// The last step of every login method: creates the session and the answer to the page.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { DAY_MS, MINUTE_MS, plus, type Instant } from '@fairhouse/values';
import type { CallContext, Session } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { Credential, Member } from '../../members/index.ts';
import { siteOf } from '../../settings/index.ts';
import { deviceHashOf, findDevice } from '../devices/index.ts';
import { announceEnd } from './end-sessions.ts';
import { sendSecurityNotice } from '../contacts/index.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { hashText, randomText } from '../../../platform/keys/random-text.ts';
import { insertChangeTicket } from './store/secrets.ts';
import { endSessionRow, type SessionMethod } from './store/sessions.ts';

export type LoginValue = Value<PlayerCalls['login']>;

const TICKET_MS = 10 * MINUTE_MS;
/** Methods that notify the member of a new device; a login that creates the account does not. */
const NOTIFIED_METHODS: ReadonlySet<SessionMethod> = new Set([
  'password',
  'sms',
  'social',
  'reset',
]);

export interface CreatedSession {
  readonly session: OpenedSession;
  readonly value: LoginValue;
}

/** State of the password that was given; undefined if none was. */
export interface PasswordState {
  readonly credential: Credential;
  /** Whether it is the merchant's default password. */
  readonly isDefault: boolean;
}

type Call = CallContext & { readonly session?: Session | undefined };

/**
 * Opens the session in the given transaction, and ends the page's previous one. A change ticket is
 * issued only after a login by password.
 */
export async function createSession(
  call: Call,
  sql: Sql,
  member: Member,
  options: { method: SessionMethod; password?: PasswordState | undefined },
): Promise<CreatedSession> {
  const { method, password } = options;
  const isNewDeviceLogin = NOTIFIED_METHODS.has(method) && (await isNewDevice(call, sql, member));
  await endPreviousSession(call, sql);
  const { expired, mustChange } = await passwordState(call, password);
  const session = await openSession(call, sql, { member: member.id, method, mustChange });
  if (isNewDeviceLogin)
    await sendSecurityNotice(call, sql, { member: member.id, kind: 'newDevice' });
  const changeTicket = mustChange ? await createTicket(call, sql, member, session) : null;
  return {
    session,
    value: {
      token: session.token,
      username: member.username,
      firstTimeLogin: member.lastLoginAt === undefined,
      passwordExpired: expired,
      mustChange,
      changeTicket,
      captcha: false,
      language: member.language,
      endsAt: session.endsAt,
      standing: { kind: member.kind, group: member.group },
    },
  };
}

/** A page has one session: the previous token becomes invalid. */
async function endPreviousSession(call: Call, sql: Sql): Promise<void> {
  const { session, merchant, now: at } = call;
  if (session === undefined) return;
  const { id, member } = session;
  await endSessionRow(sql, merchant.id, { session: id, member, at, reason: 'replaced' });
  announceEnd(call, member);
}

/** Whether a member with an earlier login uses an unknown browser. */
async function isNewDevice(call: CallContext, sql: Sql, member: Member): Promise<boolean> {
  if (member.lastLoginAt === undefined) return false;
  const hash = deviceHashOf(call.cookies);
  if (hash === undefined) return true;
  const found = await findDevice(sql, call.merchant.id, { member: member.id, hash });
  return found === undefined;
}

async function passwordState(
  call: CallContext,
  password: PasswordState | undefined,
): Promise<{ expired: boolean; mustChange: boolean }> {
  if (password === undefined) return { expired: false, mustChange: false };
  const { settings } = await siteOf(call.app, call.merchant);
  const { expiresDays, forceChangeWhenExpired } = settings.passwordRules;
  const { credential, isDefault } = password;
  const expires = expiryOf(credential.loginChangedAt, expiresDays);
  const expired = expires !== undefined && expires <= call.now;
  const forced = credential.mustChange || isDefault;
  return { expired, mustChange: forced || (expired && forceChangeWhenExpired) };
}

/** When a password set at that time expires; undefined if passwords never expire. */
export function expiryOf(changedAt: Instant, expiresDays: number): Instant | undefined {
  return expiresDays === 0 ? undefined : plus(changedAt, expiresDays * DAY_MS);
}

async function createTicket(
  call: CallContext,
  sql: Sql,
  member: Member,
  session: OpenedSession,
): Promise<string> {
  const ticket = randomText(32);
  await insertChangeTicket(sql, call.merchant.id, {
    hash: hashText(ticket),
    member: member.id,
    session: session.id,
    endsAt: plus(call.now, TICKET_MS),
  });
  return ticket;
}
