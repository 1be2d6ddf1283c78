// Statements of the search: each reads a few rows by an index, and none takes a lock.
import type { Amount, Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';

/** The most rows of one kind. */
const MOST = 5;

export interface MemberRow {
  member_id: Id<'member'>;
  number: bigint;
  username: string;
  nickname: string;
  state: 'active' | 'frozen' | 'disabled';
  registered_at: Date;
}

const MEMBER = 'member_id, number, username, nickname, state, registered_at';

// The keys are compared byte by byte: `$3` is above every key that begins with `$2`.
const MEMBERS_BY_NAME = `
  select ${MEMBER} from reports.found_member
  where merchant_id = $1 and username_key >= $2 and username_key < $3
  order by username_key limit ${MOST}`;

const MEMBERS_BY_ID = `
  select ${MEMBER} from reports.found_member where merchant_id = $1 and member_id = $2`;

const MEMBERS_BY_NUMBER = `
  select ${MEMBER} from reports.found_member where merchant_id = $1 and number = $2`;

const MEMBERS_BY_EMAIL = `
  select ${MEMBER} from reports.found_member
  where merchant_id = $1 and has_email and email = $2`;

const MEMBERS_BY_MOBILE = `
  select ${MEMBER} from reports.found_member
  where merchant_id = $1 and has_mobile and mobile = $2`;

const MEMBER_TEXTS = {
  id: MEMBERS_BY_ID,
  number: MEMBERS_BY_NUMBER,
  email: MEMBERS_BY_EMAIL,
  mobile: MEMBERS_BY_MOBILE,
} as const;

const HIGHEST_CHARACTER = '\u{10ffff}';

export async function listMembersByName(
  sql: Sql,
  merchant: MerchantId,
  prefix: string,
): Promise<MemberRow[]> {
  const values = [merchant, prefix, `${prefix}${HIGHEST_CHARACTER}`];
  return (await sql.query<MemberRow>(MEMBERS_BY_NAME, values)).rows;
}

/** The member with exactly this id, number, or proven contact. */
export async function listMembersBy(
  sql: Sql,
  merchant: MerchantId,
  key: keyof typeof MEMBER_TEXTS,
  value: string,
): Promise<MemberRow[]> {
  return (await sql.query<MemberRow>(MEMBER_TEXTS[key], [merchant, value])).rows;
}

/** An order; its state is one of those of its kind. */
export interface OrderRow {
  number: string;
  username: string;
  currency: string;
  amount: Amount;
  state: string;
  created_at: Date;
}

const ORDER = 'number, username, currency, amount, state, created_at';

const DEPOSITS = `
  select ${ORDER} from reports.found_deposit where merchant_id = $1 and number = $2
  union all
  select ${ORDER} from reports.found_deposit where merchant_id = $1 and deposit_id = $3::uuid`;

const WITHDRAWALS = `
  select ${ORDER} from reports.found_withdrawal where merchant_id = $1 and number = $2
  union all
  select ${ORDER} from reports.found_withdrawal
  where merchant_id = $1 and withdrawal_id = $3::uuid`;

/** What a text may name: the number of an order, or an id. */
interface OrderName {
  readonly text: string;
  readonly id: string | undefined;
}

export async function listDeposits(
  sql: Sql,
  merchant: MerchantId,
  { text, id }: OrderName,
): Promise<OrderRow[]> {
  return (await sql.query<OrderRow>(DEPOSITS, [merchant, text.toUpperCase(), id ?? null])).rows;
}

export async function listWithdrawals(
  sql: Sql,
  merchant: MerchantId,
  { text, id }: OrderName,
): Promise<OrderRow[]> {
  return (await sql.query<OrderRow>(WITHDRAWALS, [merchant, text.toUpperCase(), id ?? null])).rows;
}

export interface DrawRow {
  issue: string;
  lottery: string;
  state: string;
  draw_at: Date;
}

const DRAWS = `
  select issue, lottery, state, draw_at from reports.found_draw
  where merchant_id = $1 and issue = any($2::text[]) order by issue`;

export async function listDraws(sql: Sql, merchant: MerchantId, text: string): Promise<DrawRow[]> {
  return (await sql.query<DrawRow>(DRAWS, [merchant, [text, text.toUpperCase()]])).rows;
}

export interface BetRow {
  order_id: Id<'order'>;
  member_id: Id<'member'>;
  username: string;
  issue: string;
  stake: Amount;
  placed_at: Date;
}

const BETS = `
  select order_id, member_id, username, issue, stake, placed_at from reports.found_order
  where merchant_id = $1 and order_id = $2`;

export async function listBets(sql: Sql, merchant: MerchantId, id: string): Promise<BetRow[]> {
  return (await sql.query<BetRow>(BETS, [merchant, id])).rows;
}

export interface CardRow {
  card_id: Id<'bank_card'>;
  member_id: Id<'member'>;
  username: string;
  bank: string;
  number_tail: string;
  removed: boolean;
  added_at: Date;
}

const CARDS = `
  select card_id, member_id, username, bank, number_tail, removed, added_at
  from reports.found_card where merchant_id = $1 and number_tail = $2
  limit ${MOST}`;

export async function listCards(sql: Sql, merchant: MerchantId, end: string): Promise<CardRow[]> {
  return (await sql.query<CardRow>(CARDS, [merchant, end])).rows;
}

export interface RecordRow {
  number: bigint;
  at: Date;
  operator_name: string;
  call: string;
  target: string | null;
}

const RECORD = `
  select number, at, operator_name, call, target from reports.found_record
  where merchant_id = $1 and number = $2`;

/** The audit record with this number, or none. */
export async function listRecordBy(
  sql: Sql,
  merchant: MerchantId,
  number: string,
): Promise<RecordRow[]> {
  return (await sql.query<RecordRow>(RECORD, [merchant, number])).rows;
}

export interface ComerRow {
  member_id: Id<'member'>;
  username: string;
  state: 'active' | 'frozen' | 'disabled';
  at: Date;
  registered: boolean;
}

// Registrations are of the address itself, logins of its network: of an IPv6 address that are the
// addresses of one line.
const COMERS = `
  with came as (
    (select member_id, registered_at as at, true as registered from reports.found_member
      where merchant_id = $1 and register_address = $2
      order by registered_at desc limit ${MOST})
    union all
    select member_id, at, false from reports.members_of_mark($1, 'address', $3, ${MOST})
  )
  select m.member_id, m.username, m.state, c.at, c.registered from (
    select member_id, max(at) as at, bool_or(registered) as registered
    from came group by member_id) c
  join reports.found_member m on m.merchant_id = $1 and m.member_id = c.member_id
  order by c.at desc limit ${MOST}`;

/** The members who came from an address or its network, the latest first. */
export async function listComers(
  sql: Sql,
  merchant: MerchantId,
  from: { readonly address: string; readonly network: string },
): Promise<ComerRow[]> {
  return (await sql.query<ComerRow>(COMERS, [merchant, from.address, from.network])).rows;
}

// The newest records of each target, by the index of targets.
const RECORDS = `
  select r.number, r.at, r.operator_name, r.call, t.target
  from unnest($2::text[]) as t(target)
  cross join lateral (
    select number, at, operator_name, call from reports.found_record
    where merchant_id = $1 and target = t.target
    order by number desc limit ${MOST}) r
  order by r.number desc limit ${MOST}`;

export async function listRecords(
  sql: Sql,
  merchant: MerchantId,
  targets: readonly string[],
): Promise<RecordRow[]> {
  return (await sql.query<RecordRow>(RECORDS, [merchant, targets])).rows;
}
