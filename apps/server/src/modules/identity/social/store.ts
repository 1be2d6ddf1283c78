// Every statement on provider logins: links, login requests, tickets.
import {
  instant,
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { SocialProvider } from './social-provider.ts';

/** A user as identified by a provider. */
export interface Subject {
  readonly provider: SocialProvider;
  readonly subject: string;
}

export interface SocialLink {
  readonly provider: SocialProvider;
  readonly linkedAt: Instant;
}

const INSERT_START = nameParameters(`
  insert into identity.social_start
    (merchant_id, state_hash, provider, device_hash, sealed, redirect, member_id, ends_at)
  values ($merchant, $stateHash, $provider, $deviceHash, $sealed, $redirect, $member, $endsAt)`);

// Deleting consumes the state: of many callbacks with one state only one finds it. A callback from
// another device, or without the session that started it, does not consume it.
const TAKE_START = `
  delete from identity.social_start
  where merchant_id = $1 and state_hash = $2 and provider = $3 and device_hash = $4
    and member_id is not distinct from $5
  returning sealed, redirect, ends_at`;

const INSERT_TICKET = `
  insert into identity.social_ticket
    (merchant_id, ticket_hash, provider, subject, device_hash, ends_at)
  values ($1, $2, $3, $4, $5, $6)`;

// Deleting consumes the ticket; a rollback restores it.
const TAKE_TICKET = `
  delete from identity.social_ticket
  where merchant_id = $1 and ticket_hash = $2 and device_hash = $3
  returning provider, subject, ends_at`;

// Of two concurrent uses of one answer the second waits for the first and then writes nothing.
const USE_ANSWER = `
  insert into identity.social_used (merchant_id, answer_hash, ends_at) values ($1, $2, $3)
  on conflict do nothing`;

// Both unique keys of the table decide between concurrent links.
const INSERT_LINK = `
  insert into identity.social_link (merchant_id, provider, subject, member_id, linked_at)
  values ($1, $2, $3, $4, $5) on conflict do nothing`;

const FIND_MEMBER = `
  select member_id from identity.social_link
  where merchant_id = $1 and provider = $2 and subject = $3`;

const LIST = `
  select provider, linked_at from identity.social_link
  where merchant_id = $1 and member_id = $2 order by linked_at, provider`;

// Locks all links of the member, so that concurrent removals see each other.
const LOCK = `
  select provider, linked_at from identity.social_link
  where merchant_id = $1 and member_id = $2 order by provider for update`;

const DELETE_LINK = `
  delete from identity.social_link
  where merchant_id = $1 and member_id = $2 and provider = $3`;

const prune = (table: string): string => `
  -- every merchant: what has ended is of no use to any
  delete from identity.${table} where ends_at < $1`;

const PRUNES = [prune('social_start'), prune('social_ticket'), prune('social_used')];

export interface SocialStart {
  readonly provider: SocialProvider;
  readonly stateHash: Buffer;
  readonly deviceHash: Buffer;
  /** The member that links the provider; undefined for a login. */
  readonly member: Id<'member'> | undefined;
}

export async function insertStart(
  sql: Sql,
  merchant: MerchantId,
  start: SocialStart & { sealed: Uint8Array; redirect: string; endsAt: Instant },
): Promise<void> {
  const { stateHash, provider, deviceHash, sealed, redirect, member, endsAt } = start;
  await sql.query(
    INSERT_START.text,
    valuesOf(INSERT_START, {
      merchant,
      stateHash,
      provider,
      deviceHash,
      sealed,
      redirect,
      member,
      endsAt: new Date(endsAt),
    }),
  );
}

/**
 * Consumes a state; undefined if it is unknown, belongs to another browser or member, was used, or
 * has expired.
 */
export async function takeStart(
  sql: Sql,
  merchant: MerchantId,
  start: SocialStart,
  now: Instant,
): Promise<{ sealed: Buffer; redirect: string } | undefined> {
  const { stateHash, provider, deviceHash, member } = start;
  const { rows } = await sql.query<{ sealed: Buffer; redirect: string; ends_at: Date }>(
    TAKE_START,
    [merchant, stateHash, provider, deviceHash, member ?? null],
  );
  const [row] = rows;
  return row !== undefined && row.ends_at.getTime() > now ? row : undefined;
}

export interface TicketKey {
  readonly hash: Buffer;
  readonly deviceHash: Buffer;
}

export async function insertTicket(
  sql: Sql,
  merchant: MerchantId,
  ticket: TicketKey & Subject & { endsAt: Instant },
): Promise<void> {
  const { hash, provider, subject, deviceHash, endsAt } = ticket;
  const values = [merchant, hash, provider, subject, deviceHash, new Date(endsAt)];
  await sql.query(INSERT_TICKET, values);
}

/** Consumes a ticket; undefined if it belongs to another browser, was used, or has expired. */
export async function takeTicket(
  sql: Sql,
  merchant: MerchantId,
  { hash, deviceHash }: TicketKey,
  now: Instant,
): Promise<Subject | undefined> {
  const { rows } = await sql.query<Subject & { ends_at: Date }>(TAKE_TICKET, [
    merchant,
    hash,
    deviceHash,
  ]);
  const [row] = rows;
  if (row === undefined || row.ends_at.getTime() <= now) return undefined;
  return { provider: row.provider, subject: row.subject };
}

/** False if the answer was used before. */
export async function spendAnswer(
  sql: Sql,
  merchant: MerchantId,
  answer: { hash: Buffer; endsAt: Instant },
): Promise<boolean> {
  const values = [merchant, answer.hash, new Date(answer.endsAt)];
  return (await sql.query(USE_ANSWER, values)).rowCount === 1;
}

/** False if the subject or the member is already linked. */
export async function insertLink(
  sql: Sql,
  merchant: MerchantId,
  link: Subject & { member: Id<'member'>; at: Instant },
): Promise<boolean> {
  const { provider, subject, member, at } = link;
  const values = [merchant, provider, subject, member, new Date(at)];
  return (await sql.query(INSERT_LINK, values)).rowCount === 1;
}

export async function findLinkedMember(
  sql: Sql,
  merchant: MerchantId,
  { provider, subject }: Subject,
): Promise<Id<'member'> | undefined> {
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(FIND_MEMBER, [
    merchant,
    provider,
    subject,
  ]);
  return rows[0]?.member_id;
}

export function listLinks(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<SocialLink[]> {
  return readLinks(sql, LIST, [merchant, member]);
}

/** The links of a member, locked until the transaction ends. */
export function lockLinks(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<SocialLink[]> {
  return readLinks(sql, LOCK, [merchant, member]);
}

async function readLinks(sql: Sql, text: string, values: unknown[]): Promise<SocialLink[]> {
  const { rows } = await sql.query<{ provider: SocialProvider; linked_at: Date }>(text, values);
  return rows.map(({ provider, linked_at: at }) => ({ provider, linkedAt: instant(at.getTime()) }));
}

export async function deleteLink(
  sql: Sql,
  merchant: MerchantId,
  link: { member: Id<'member'>; provider: SocialProvider },
): Promise<void> {
  await sql.query(DELETE_LINK, [merchant, link.member, link.provider]);
}

export async function pruneSocial(sql: Sql, before: Instant): Promise<void> {
  for (const statement of PRUNES) await sql.query(statement, [new Date(before)]);
}
