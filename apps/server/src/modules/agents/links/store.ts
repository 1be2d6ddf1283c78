// Every statement on registration links.
import type { CategoryRates } from '@fairhouse/rules/agency';
import {
  instant,
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../platform/statements/index.ts';
import { ratesOfJson, ratesToJson } from '../accounts/index.ts';

export interface Link {
  readonly id: Id<'agent_link'>;
  readonly agent: Id<'member'>;
  readonly username: string;
  readonly code: string;
  readonly kind: 'member' | 'agent';
  readonly group: number;
  readonly rates: CategoryRates;
  readonly device: 'WEB' | 'MOBILE' | 'SOCIAL';
  readonly label: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant | undefined;
  readonly maxUses: number;
  readonly usedCount: number;
  readonly isDisabled: boolean;
  readonly clicks: number;
  readonly registrations: number;
  readonly firstDeposits: number;
}

interface LinkRow {
  link_id: Id<'agent_link'>;
  member_id: Id<'member'>;
  username: string;
  code: string;
  kind: 'member' | 'agent';
  prize_group: number;
  rates: unknown;
  device: 'WEB' | 'MOBILE' | 'SOCIAL';
  label: string;
  created_at: Date;
  expires_at: Date | null;
  max_uses: number;
  used_count: number;
  disabled: boolean;
  clicks: number;
  registrations: number;
  first_deposits: number;
}

const COLUMNS = `
  l.link_id, l.member_id, m.username, l.code, l.kind, l.prize_group, l.rates, l.device, l.label,
  l.created_at, l.expires_at, l.max_uses, l.used_count, l.disabled_at is not null as disabled,
  l.clicks,
  (select count(*)::int from agents.link_use u
    where u.merchant_id = l.merchant_id and u.link_id = l.link_id) as registrations,
  (select count(*)::int from agents.link_use u
    join agents.first_deposit d on d.merchant_id = u.merchant_id and d.member_id = u.member_id
    where u.merchant_id = l.merchant_id and u.link_id = l.link_id) as first_deposits`;
const WITH_MEMBER = `
  join members.member m on m.merchant_id = l.merchant_id and m.member_id = l.member_id`;

const OF_AGENT = `
  select ${COLUMNS} from agents.link l ${WITH_MEMBER}
  where l.merchant_id = $1 and l.member_id = $2
  order by (l.disabled_at is null) desc, l.created_at desc, l.link_id desc limit 200`;
const ONE = `
  select ${COLUMNS} from agents.link l ${WITH_MEMBER}
  where l.merchant_id = $1 and l.link_id = $2`;
const BY_CODE = `
  select ${COLUMNS} from agents.link l ${WITH_MEMBER} where l.merchant_id = $1 and l.code = $2`;
// Of two registrations by one link the second waits, and sees the use of the first.
const LOCK_BY_CODE = `${BY_CODE} for no key update of l`;

const ALL = defineList({
  name: 'agentLinks',
  columns: COLUMNS,
  from: 'agents.link l',
  joins: WITH_MEMBER,
  where: 'l.merchant_id = $merchant',
  conditions: {
    agent: 'l.member_id = $agent',
    live: `l.disabled_at is null and (l.expires_at is null or l.expires_at > house_now())
      and (l.max_uses = 0 or l.used_count < l.max_uses)`,
  },
  order: [
    { column: 'l.created_at', key: 'time' },
    { column: 'l.link_id', key: 'id' },
  ],
});

function parseLink(row: LinkRow): Link {
  return {
    id: row.link_id,
    agent: row.member_id,
    username: row.username,
    code: row.code,
    kind: row.kind,
    group: row.prize_group,
    rates: ratesOfJson(row.rates),
    device: row.device,
    label: row.label,
    createdAt: instant(row.created_at.getTime()),
    expiresAt: row.expires_at === null ? undefined : instant(row.expires_at.getTime()),
    maxUses: row.max_uses,
    usedCount: row.used_count,
    isDisabled: row.disabled,
    clicks: row.clicks,
    registrations: row.registrations,
    firstDeposits: row.first_deposits,
  };
}

async function findOne(sql: Sql, text: string, values: unknown[]): Promise<Link | undefined> {
  const row = (await sql.query<LinkRow>(text, values)).rows[0];
  return row && parseLink(row);
}

/** The links of an agent, the live ones first; at most two hundred. */
export async function listLinksOf(
  sql: Sql,
  merchant: MerchantId,
  agent: Id<'member'>,
): Promise<Link[]> {
  return (await sql.query<LinkRow>(OF_AGENT, [merchant, agent])).rows.map(parseLink);
}

export function findLink(sql: Sql, merchant: MerchantId, id: Id<'agent_link'>) {
  return findOne(sql, ONE, [merchant, id]);
}

export function findLinkByCode(sql: Sql, merchant: MerchantId, code: string) {
  return findOne(sql, BY_CODE, [merchant, code]);
}

/** The link of a code, locked until the transaction ends. */
export function lockLinkByCode(sql: Sql, merchant: MerchantId, code: string) {
  return findOne(sql, LOCK_BY_CODE, [merchant, code]);
}

/** A page of the merchant's links, or of one agent's. */
export async function listAllLinks(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly agent: Id<'member'> | undefined;
    readonly live: boolean | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<Link>> {
  const { merchant, page, ...conditions } = query;
  const found = await ALL.readPage<LinkRow>(sql, { values: { merchant }, conditions, page });
  return { ...found, rows: found.rows.map(parseLink) };
}

const INSERT = nameParameters(`
  insert into agents.link (merchant_id, link_id, member_id, code, kind, prize_group, rates, device,
    label, created_at, expires_at, max_uses)
  values ($merchant, $id, $agent, $code, $kind, $group, $rates, $device, $label,
    to_timestamp($now / 1000.0), $expiresAt, $maxUses)`);

export interface NewLink {
  readonly id: Id<'agent_link'>;
  readonly agent: Id<'member'>;
  readonly code: string;
  readonly kind: 'member' | 'agent';
  readonly group: number;
  readonly rates: CategoryRates;
  readonly device: 'WEB' | 'MOBILE' | 'SOCIAL';
  readonly label: string;
  readonly expiresAt: Instant | undefined;
  readonly maxUses: number;
  readonly now: Instant;
}

export async function insertLink(sql: Sql, merchant: MerchantId, link: NewLink): Promise<void> {
  const { rates, expiresAt } = link;
  await sql.query(
    INSERT.text,
    valuesOf(INSERT, {
      ...link,
      merchant,
      rates: ratesToJson(rates),
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    }),
  );
}

const CLICK = `
  update agents.link set clicks = clicks + 1 where merchant_id = $1 and link_id = $2`;

export async function countClick(sql: Sql, merchant: MerchantId, id: Id<'agent_link'>) {
  await sql.query(CLICK, [merchant, id]);
}

const USE = `
  update agents.link set used_count = used_count + 1 where merchant_id = $1 and link_id = $2`;
const NOTE_USE = `
  insert into agents.link_use (merchant_id, link_id, member_id, at)
  values ($1, $2, $3, to_timestamp($4 / 1000.0))`;

/** Counts a registration; the caller holds the lock of the link. */
export async function spendLink(
  sql: Sql,
  merchant: MerchantId,
  use: { readonly id: Id<'agent_link'>; readonly member: Id<'member'>; readonly now: Instant },
): Promise<void> {
  const { id, member, now } = use;
  await sql.query(USE, [merchant, id]);
  await sql.query(NOTE_USE, [merchant, id, member, now]);
}

const DISABLE = `
  update agents.link set disabled_at = to_timestamp($3 / 1000.0), disabled_by = $4
  where merchant_id = $1 and link_id = $2 and disabled_at is null`;

export async function disableLink(
  sql: Sql,
  merchant: MerchantId,
  end: { readonly id: Id<'agent_link'>; readonly by: string; readonly now: Instant },
): Promise<void> {
  await sql.query(DISABLE, [merchant, end.id, end.now, end.by]);
}
