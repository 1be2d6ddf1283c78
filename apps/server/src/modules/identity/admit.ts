// The last step of every way in: the session, and what the page is told.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { DAY_MS, MINUTE_MS, plus, type Instant } from '@fairhouse/values';
import type { CallContext, Session } from '../../ground/call-context.ts';
import type { Sql } from '../../ground/sql.ts';
import type { Credential, Member } from '../members/index.ts';
import { siteOf } from '../settings/index.ts';
import { deviceHashOf } from './device.ts';
import { findDevice } from './factors/device-store.ts';
import { announceEnd } from './end-sessions.ts';
import { tellOfSecurity } from './factors/tell-of-security.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { hashText, randomText } from './secret-text.ts';
import { insertChangeTicket } from './store/secrets.ts';
import { endSessionRow, type SessionMethod } from './store/sessions.ts';

export type LoginValue = Value<PlayerCalls['login']>;

const TICKET_MS = 10 * MINUTE_MS;
/** Ways in that are news from a new device; an account that is just being opened is none. */
const TOLD: ReadonlySet<SessionMethod> = new Set(['password', 'sms', 'social', 'reset']);

export interface Admitted {
  readonly session: OpenedSession;
  readonly value: LoginValue;
}

/** What is known of the password that was given; undefined where none was. */
export interface PasswordState {
  readonly credential: Credential;
  /** It is the merchant's default password. */
  readonly isDefault: boolean;
}

type Call = CallContext & { readonly session?: Session | undefined };

/**
 * Opens the session in the given transaction, and ends the one that the page had. A change ticket
 * is given only to who gave a password.
 */
export async function admit(
  call: Call,
  sql: Sql,
  member: Member,
  how: { method: SessionMethod; password?: PasswordState | undefined },
): Promise<Admitted> {
  const { method, password } = how;
  const isNews = TOLD.has(method) && (await isNewDevice(call, sql, member));
  await endFormer(call, sql);
  const { expired, mustChange } = await passwordState(call, password);
  const session = await openSession(call, sql, { member: member.id, method, mustChange });
  if (isNews) await tellOfSecurity(call, sql, { member: member.id, what: 'newDevice' });
  const changeTicket = mustChange ? await giveTicket(call, sql, member, session) : null;
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

/** A page has one session: its token is good no more once the page has another. */
async function endFormer(call: Call, sql: Sql): Promise<void> {
  const { session, merchant, now: at } = call;
  if (session === undefined) return;
  const { id, member } = session;
  await endSessionRow(sql, merchant.id, { session: id, member, at, reason: 'replaced' });
  announceEnd(call, member);
}

/** Somebody who was here before comes in a browser that was not. */
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
  const { settings } = await siteOf(call.house, call.merchant);
  const { expiresDays, forceChangeWhenExpired } = settings.passwordRules;
  const { credential, isDefault } = password;
  const expires = expiryOf(credential.loginChangedAt, expiresDays);
  const expired = expires !== undefined && expires <= call.now;
  const forced = credential.mustChange || isDefault;
  return { expired, mustChange: forced || (expired && forceChangeWhenExpired) };
}

/** When a password that was set then expires; undefined where they never do. */
export function expiryOf(changedAt: Instant, expiresDays: number): Instant | undefined {
  return expiresDays === 0 ? undefined : plus(changedAt, expiresDays * DAY_MS);
}

async function giveTicket(
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
