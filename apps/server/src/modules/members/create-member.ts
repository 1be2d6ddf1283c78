import { AVATARS } from '@fairhouse/calls/player';
import type { Id, Instant, Language } from '@fairhouse/values';
import { randomInt } from 'node:crypto';
import type { House, Merchant } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { usernameKey, type Member, type MemberGroup, type MemberKind } from './member.ts';
import { insertMember } from './store/members.ts';

export interface NewMember {
  readonly id?: Id<'member'>;
  readonly username: string;
  readonly kind: MemberKind;
  readonly group: MemberGroup;
  /** The direct upline; without one the member stands directly under the house. */
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

/** Letters and digits that nobody mistakes for each other when they are read out. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/**
 * Writes a member in the caller's transaction, without any secret; undefined when the username is
 * taken. The team is the upline's path and the upline, fixed here for good.
 */
export async function createMember(
  sql: Sql,
  house: House,
  merchant: Merchant,
  wanted: NewMember,
): Promise<Id<'member'> | undefined> {
  const id = wanted.id ?? house.newId<'member'>();
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
    idNumber: idNumber ? house.keys.seal(Buffer.from(idNumber), `id-number:${id}`) : undefined,
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
