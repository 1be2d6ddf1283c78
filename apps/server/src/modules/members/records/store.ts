// Every statement on the table of members.
import {
  instant,
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type Language,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { Member, MemberGroup, MemberKind, MemberState } from './member.ts';

interface MemberRow {
  member_id: Id<'member'>;
  number: bigint;
  username: string;
  kind: MemberKind;
  standing_group: MemberGroup;
  upline_id: Id<'member'> | null;
  path: Id<'member'>[];
  referral_code: string;
  state: MemberState;
  freeze_level: number;
  freeze_reason: string;
  sessions_from: Date | null;
  nickname: string;
  avatar: string;
  language: Language;
  theme: 'dark' | 'light' | null;
  hides_wins: boolean;
  real_name: string;
  email: string;
  mobile: string;
  email_verified_at: Date | null;
  mobile_verified_at: Date | null;
  birthday: string | null;
  registered_at: Date;
  register_address: string;
  register_url: string;
  last_login_at: Date | null;
  last_login_address: string;
  trial_ends_at: Date | null;
}

const COLUMNS = `
  member_id, number, username, kind, standing_group, upline_id, path, referral_code, state,
  freeze_level, freeze_reason, nullif(sessions_from, '-infinity') as sessions_from, nickname,
  avatar, language, theme, hides_wins, real_name, email, mobile,
  to_char(birthday, 'YYYY-MM-DD') as birthday, email_verified_at, mobile_verified_at,
  registered_at, register_address, register_url, last_login_at, last_login_address, trial_ends_at`;

// Plain reads without a lock, by one of the unique keys.
const FIND = `select ${COLUMNS} from members.member where merchant_id = $1 and member_id = $2`;
const FIND_BY_NAME = `
  select ${COLUMNS} from members.member where merchant_id = $1 and username_key = $2`;
const FIND_BY_CODE = `
  select ${COLUMNS} from members.member where merchant_id = $1 and referral_code = $2`;
const FIND_MANY = `
  select ${COLUMNS} from members.member where merchant_id = $1 and member_id = any($2)`;

// Locks the row until the transaction ends, which serialises changes of a member's state.
const LOCK = `${FIND} for no key update`;

// Of two concurrent registrations of one name the second waits for the first and then writes
// nothing.
const INSERT = nameParameters(`
  insert into members.member (
    merchant_id, member_id, username, username_key, kind, standing_group, upline_id, path,
    referred_by, referral_code, nickname, avatar, language, real_name, email, mobile, birthday,
    id_number, contacts, registered_at, register_address, register_url, register_method,
    trial_ends_at
  ) values (
    $merchant, $id, $username, $usernameKey, $kind, $group, $upline, $path, $referredBy,
    $referralCode, $nickname, $avatar, $language, $realName, $email, $mobile, $birthday, $idNumber,
    $contacts, $registeredAt, $address, $url, $method, $trialEndsAt
  ) on conflict (merchant_id, username_key) do nothing`);

// Locks only the row; null fields stay unchanged.
const UPDATE_PROFILE = nameParameters(`
  update members.member set
    nickname = coalesce($nickname, nickname), avatar = coalesce($avatar, avatar),
    theme = coalesce($theme, theme), language = coalesce($language, language),
    hides_wins = coalesce($hidesWins, hides_wins)
  where merchant_id = $merchant and member_id = $id`);

const NOTE_LOGIN = `
  update members.member set last_login_at = $3, last_login_address = $4
  where merchant_id = $1 and member_id = $2`;

function parseMember(row: MemberRow): Member {
  const at = (date: Date | null): Instant | undefined =>
    date === null ? undefined : instant(date.getTime());
  return {
    id: row.member_id,
    number: row.number,
    username: row.username,
    kind: row.kind,
    group: row.standing_group,
    upline: row.upline_id ?? undefined,
    path: row.path,
    referralCode: row.referral_code,
    state: row.state,
    freezeLevel: row.freeze_level,
    freezeReason: row.freeze_reason,
    sessionsFrom: at(row.sessions_from),
    nickname: row.nickname,
    avatar: row.avatar,
    language: row.language,
    theme: row.theme ?? undefined,
    hidesWins: row.hides_wins,
    realName: row.real_name,
    email: row.email,
    mobile: row.mobile,
    emailVerifiedAt: at(row.email_verified_at),
    mobileVerifiedAt: at(row.mobile_verified_at),
    birthday: row.birthday ?? '',
    registeredAt: instant(row.registered_at.getTime()),
    registerAddress: row.register_address,
    registerUrl: row.register_url,
    lastLoginAt: at(row.last_login_at),
    lastLoginAddress: row.last_login_address,
    trialEndsAt: at(row.trial_ends_at),
  };
}

async function findOne(sql: Sql, text: string, values: unknown[]): Promise<Member | undefined> {
  const { rows } = await sql.query<MemberRow>(text, values);
  return rows[0] && parseMember(rows[0]);
}

/** The member, or undefined if this merchant has none with that id. */
export function findMember(sql: Sql, merchant: MerchantId, id: Id<'member'>) {
  return findOne(sql, FIND, [merchant, id]);
}

export function findMemberRowByName(sql: Sql, merchant: MerchantId, usernameKey: string) {
  return findOne(sql, FIND_BY_NAME, [merchant, usernameKey]);
}

export function findMemberRowByCode(sql: Sql, merchant: MerchantId, referralCode: string) {
  return findOne(sql, FIND_BY_CODE, [merchant, referralCode]);
}

export function lockMemberRow(sql: Sql, merchant: MerchantId, id: Id<'member'>) {
  return findOne(sql, LOCK, [merchant, id]);
}

/** The given members that exist, in no particular order. */
export async function findMembers(
  sql: Sql,
  merchant: MerchantId,
  ids: readonly Id<'member'>[],
): Promise<Member[]> {
  const { rows } = await sql.query<MemberRow>(FIND_MANY, [merchant, ids]);
  return rows.map(parseMember);
}

export interface NewMemberRow {
  readonly id: Id<'member'>;
  readonly username: string;
  readonly usernameKey: string;
  readonly kind: MemberKind;
  readonly group: MemberGroup;
  readonly path: readonly Id<'member'>[];
  readonly referredBy: Id<'member'> | undefined;
  readonly referralCode: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly language: Language;
  readonly realName: string;
  readonly email: string;
  readonly mobile: string;
  readonly birthday: string;
  readonly idNumber: Uint8Array | undefined;
  readonly contacts: Readonly<Record<string, string>>;
  readonly registeredAt: Instant;
  readonly address: string;
  readonly url: string;
  readonly method: string;
  readonly trialEndsAt: Instant | undefined;
}

/** False when the username is taken. */
export async function insertMember(
  sql: Sql,
  merchant: MerchantId,
  row: NewMemberRow,
): Promise<boolean> {
  const done = await sql.query(
    INSERT.text,
    valuesOf(INSERT, {
      ...row,
      merchant,
      upline: row.path.at(-1),
      birthday: row.birthday === '' ? null : row.birthday,
      idNumber: row.idNumber === undefined ? null : Buffer.from(row.idNumber),
      contacts: JSON.stringify(row.contacts),
      registeredAt: new Date(row.registeredAt),
      trialEndsAt: row.trialEndsAt === undefined ? null : new Date(row.trialEndsAt),
    }),
  );
  return done.rowCount === 1;
}

export interface ProfileChange {
  readonly nickname?: string | undefined;
  readonly avatar?: string | undefined;
  readonly theme?: 'dark' | 'light' | undefined;
  readonly language?: Language | undefined;
  readonly hidesWins?: boolean | undefined;
}

export async function updateProfile(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'member'>,
  change: ProfileChange,
): Promise<void> {
  await sql.query(
    UPDATE_PROFILE.text,
    valuesOf(UPDATE_PROFILE, {
      merchant,
      id,
      nickname: change.nickname,
      avatar: change.avatar,
      theme: change.theme,
      language: change.language,
      hidesWins: change.hidesWins,
    }),
  );
}

/** Records the time and address of a member's last login. */
export async function noteLogin(
  sql: Sql,
  merchant: MerchantId,
  login: { member: Id<'member'>; at: Instant; address: string },
): Promise<void> {
  await sql.query(NOTE_LOGIN, [merchant, login.member, new Date(login.at), login.address]);
}
