import { AVATARS } from '@fairhouse/calls/player';
import type { Id, Instant, Language } from '@fairhouse/values';
import { randomInt } from 'node:crypto';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { usernameKey, type Member, type MemberGroup, type MemberKind } from './member.ts';
import { insertMember } from './store.ts';

export interface NewMember {
  readonly id?: Id<'member'>;
  readonly username: string;
  readonly kind: MemberKind;
  readonly group: MemberGroup;
  /** The direct upline; undefined for a member directly under the operator. */
  readonly upline?: Pick<Member, 'id' | 'path'> | undefined;
  readonly referredBy?: Id<'member'> | undefined;
  readonly nickname?: string | undefined;
  readonly language: Language;
  readonly realName?: string | undefined;
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly birthday?: string | undefined;
  readonly idNumber?: string | undefined;
  readonly contacts?: Readonly<Record<string, string>> | undefined;
  readonly address: string;
  readonly url?: string | undefined;
  readonly method: string;
  readonly now: Instant;
  readonly trialEndsAt?: Instant | undefined;
}

/** Letters and digits that are not easily confused when read aloud. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/**
 * Creates a member in the caller's transaction, without a credential; undefined if the username is
 * taken. The team path is the upline's path plus the upline; only a move of the line changes it.
 */
export async function createMember(
  sql: Sql,
  app: AppContext,
  merchant: Merchant,
  wanted: NewMember,
): Promise<Id<'member'> | undefined> {
  const id = wanted.id ?? app.newId<'member'>();
  const username = wanted.username.trim();
  const { upline, idNumber } = wanted;
  const made = await insertMember(sql, merchant.id, {
    id,
    username,
    usernameKey: usernameKey(username),
    kind: wanted.kind,
    group: wanted.group,
    path: upline === undefined ? [] : [...upline.path, upline.id],
    referredBy: wanted.referredBy,
    referralCode: makeCode(),
    nickname: wanted.nickname || username,
    avatar: AVATARS[randomInt(AVATARS.length)] ?? '',
    language: wanted.language,
    realName: wanted.realName ?? '',
    email: wanted.email ?? '',
    mobile: wanted.mobile ?? '',
    birthday: wanted.birthday ?? '',
    idNumber: idNumber ? app.keys.seal(Buffer.from(idNumber), `id-number:${id}`) : undefined,
    contacts: wanted.contacts ?? {},
    registeredAt: wanted.now,
    address: wanted.address,
    url: wanted.url ?? '',
    method: wanted.method,
    trialEndsAt: wanted.trialEndsAt,
  });
  return made ? id : undefined;
}

function makeCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => randomInt(CODE_LETTERS.length));
  return letters.map((at) => CODE_LETTERS[at]).join('');
}
