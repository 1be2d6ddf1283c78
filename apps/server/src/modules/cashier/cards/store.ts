import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export type CardKind = 'BANK' | 'EWALLET' | 'CRYPTO';

export interface CardRow {
  card_id: Id<'bank_card'>;
  member_id: Id<'member'>;
  kind: CardKind;
  bank: string;
  number_sealed: Uint8Array;
  number_tail: string;
  number_tag: Buffer;
  holder: string;
  added_at: Date;
  usable_at: Date;
  removed_at: Date | null;
}

const COLUMNS = `card_id, member_id, kind, bank, number_sealed, number_tail, number_tag, holder,
  added_at, usable_at, removed_at`;

// All accounts of a member, removed ones last; no lock.
const LIST = `
  select ${COLUMNS} from cashier.bank_card where merchant_id = $1 and member_id = $2
  order by removed_at nulls first, added_at`;

export async function listCards(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<CardRow[]> {
  return (await sql.query<CardRow>(LIST, [merchant, member])).rows;
}

const FIND = `select ${COLUMNS} from cashier.bank_card where merchant_id = $1 and card_id = $2`;

export async function findCard(
  sql: Sql,
  merchant: MerchantId,
  card: Id<'bank_card'>,
): Promise<CardRow | undefined> {
  return (await sql.query<CardRow>(FIND, [merchant, card])).rows[0];
}

const FIND_MANY = `
  select ${COLUMNS} from cashier.bank_card where merchant_id = $1 and card_id = any ($2)`;

/** The accounts of a page of withdrawals, by id. */
export async function findCards(
  sql: Sql,
  merchant: MerchantId,
  cards: readonly Id<'bank_card'>[],
): Promise<Map<string, CardRow>> {
  const { rows } = await sql.query<CardRow>(FIND_MANY, [merchant, cards]);
  return new Map(rows.map((row) => [row.card_id, row]));
}

// By the index of tags, of all members.
const BY_TAGS = `
  select ${COLUMNS} from cashier.bank_card where merchant_id = $1 and number_tag = any($2::bytea[])
  order by removed_at nulls first, added_at limit 20`;

export async function listCardsByTags(
  sql: Sql,
  merchant: MerchantId,
  tags: readonly Buffer[],
): Promise<CardRow[]> {
  return (await sql.query<CardRow>(BY_TAGS, [merchant, tags])).rows;
}

// The caller locks the member's payment profile; the unique index is the second safeguard.
const INSERT = nameParameters(`
  insert into cashier.bank_card
    (merchant_id, card_id, member_id, kind, bank, number_sealed, number_tail, number_tag, holder,
     added_at, usable_at)
  values ($merchant, $card_id, $member_id, $kind, $bank, $sealed, $tail, $tag, $holder,
    to_timestamp($now / 1000.0), to_timestamp($usableAt / 1000.0))
  returning ${COLUMNS}`);

export async function insertCard(
  sql: Sql,
  merchant: MerchantId,
  card: Pick<CardRow, 'card_id' | 'member_id' | 'kind' | 'bank' | 'holder'> & {
    readonly sealed: Uint8Array;
    readonly tail: string;
    readonly tag: Uint8Array;
    readonly now: Instant;
    readonly usableAt: Instant;
  },
): Promise<CardRow | undefined> {
  const { rows } = await sql.query<CardRow>(
    INSERT.text,
    valuesOf(INSERT, {
      ...card,
      merchant,
      sealed: Buffer.from(card.sealed),
      tag: Buffer.from(card.tag),
    }),
  );
  return rows[0];
}

// The caller locks the member's payment profile, so that no withdrawal to the account starts
// meanwhile.
const REMOVE = `
  update cashier.bank_card set removed_at = to_timestamp($4 / 1000.0)
  where merchant_id = $1 and member_id = $2 and card_id = $3 and removed_at is null
  returning ${COLUMNS}`;

/** Removes the account and returns it; undefined when the member does not have it. */
export async function removeCard(
  sql: Sql,
  merchant: MerchantId,
  card: { readonly id: Id<'bank_card'>; readonly member: Id<'member'>; readonly now: Instant },
): Promise<CardRow | undefined> {
  const values = [merchant, card.member, card.id, card.now];
  return (await sql.query<CardRow>(REMOVE, values)).rows[0];
}

const OPEN_ORDER = `
  select number from cashier.withdrawal
  where merchant_id = $1 and member_id = $2 and card_id = $3
    and state not in ('SUCCESS', 'REJECTED', 'RETURNED')
  order by created_at limit 1`;

/** The oldest withdrawal to the account that has not ended. */
export async function findOpenWithdrawalTo(
  sql: Sql,
  merchant: MerchantId,
  card: { readonly id: Id<'bank_card'>; readonly member: Id<'member'> },
): Promise<string | undefined> {
  const { rows } = await sql.query<{ number: string }>(OPEN_ORDER, [
    merchant,
    card.member,
    card.id,
  ]);
  return rows[0]?.number;
}

// No lock: of two concurrent bindings of one number, the later commit flags both.
const OTHERS = `
  select distinct member_id from cashier.bank_card
  where merchant_id = $1 and number_tag = $2 and member_id <> $3 limit 50`;

/** Other members who have, or had, an account with the same number. */
export async function listSharers(
  sql: Sql,
  merchant: MerchantId,
  tag: Uint8Array,
  but: Id<'member'>,
): Promise<Id<'member'>[]> {
  const values = [merchant, Buffer.from(tag), but];
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(OTHERS, values);
  return rows.map((row) => row.member_id);
}
