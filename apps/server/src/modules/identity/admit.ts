// The last step of every way in: the session, and what the page is told.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { DAY_MS, MINUTE_MS, plus, type Instant } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import type { Sql } from '../../ground/sql.ts';
import type { Credential, Member } from '../members/index.ts';
import { siteOf } from '../settings/index.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { hashText, randomText } from './secret-text.ts';
import { insertChangeTicket } from './store/secrets.ts';
import type { SessionMethod } from './store/sessions.ts';

export type LoginValue = Value<PlayerCalls['login']>;

const TICKET_MS = 10 * MINUTE_MS;

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

/**
 * Opens the session in the given transaction. A change ticket is given only to who gave a
 * password.
 */
export async function admit(
  call: CallContext,
  sql: Sql,
  member: Member,
  how: { method: SessionMethod; password?: PasswordState | undefined },
): Promise<Admitted> {
  const { method, password } = how;
  const session = await openSession(call, sql, { member: member.id, method });
  const { expired, mustChange } = await passwordState(call, password);
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
