// Every statement on login attempts, which decide what the next login requires.
import {
  instant,
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import { WIDE_NETWORK_FACTOR } from '../../../platform/network.ts';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type Cursor, type PageRequest } from '../../../platform/statements/index.ts';
import type { FactorKind } from './factor-kind.ts';
import type { SessionMethod } from '../sessions/index.ts';

export type Outcome =
  | 'pending'
  | 'ok'
  | 'wrong'
  | 'captcha'
  | 'verification'
  | 'unverified'
  | 'frozen'
  | 'disabled'
  | 'reused';

export interface Attempt {
  readonly id: Id<'attempt'>;
  readonly usernameKey: string;
  readonly member?: Id<'member'> | undefined;
  readonly method: SessionMethod;
  readonly address: string;
  /** The part of the address that identifies one household or phone. */
  readonly network: string;
  /** The surrounding, wider network of an IPv6 address. */
  readonly wideNetwork: string | undefined;
  readonly deviceHash: Buffer | undefined;
  readonly device: string;
  readonly at: Instant;
  readonly outcome: Outcome;
}

const INSERT = nameParameters(`
  insert into identity.attempt (merchant_id, attempt_id, username_key, member_id, method, address,
    network, device_hash, device, at, outcome, wide_network)
  values ($merchant, $id, $usernameKey, $member, $method, $address, $network, $deviceHash, $device,
    $at, $outcome, $wideNetwork)`);

// Runs after the own attempt was committed as pending, so that parallel guesses count each other.
// For a network only failed attempts count: many members may log in from one at the same time.
const COUNT = nameParameters(`
  select
    count(*) filter (where username_key = $usernameKey)::int as by_username,
    count(*) filter (where network = $network and outcome = 'wrong')::int as by_network,
    count(*) filter (where username_key = $usernameKey and device_hash = $deviceHash)::int
      as by_device,
    count(*) filter (where wide_network = $wideNetwork and outcome = 'wrong')::int as by_wide
  from identity.attempt
  where merchant_id = $merchant and at > $since
    and (username_key = $usernameKey or network = $network or wide_network = $wideNetwork)
    and outcome in ('pending', 'wrong') and attempt_id <> $id`);

const COUNT_OPENED = `
  select count(*) filter (where network = $2)::int as opened,
    count(*) filter (where wide_network = $5)::int as opened_around
  from identity.attempt
  where merchant_id = $1 and (network = $2 or wide_network = $5) and method = $3
    and outcome = 'ok' and at > $4`;

const COUNT_WRONG = `
  select count(*) filter (where network = $2)::int as wrong,
    count(*) filter (where wide_network = $3)::int as wrong_around
  from identity.attempt
  where merchant_id = $1 and (network = $2 or wide_network = $3) and outcome = 'wrong'
    and at > $4`;

const FINISH = `
  update identity.attempt set outcome = $3, member_id = $4, known_device = $5, factor = $6
  where merchant_id = $1 and attempt_id = $2`;

// Newest first, by the index on the member.
const LOGINS = defineList({
  name: 'logins',
  columns: 'at, username_key, outcome, method, address, device, known_device, factor',
  from: 'identity.attempt',
  where: "merchant_id = $merchant and member_id = $member and outcome <> 'pending'",
  conditions: { successful: "outcome = 'ok'" },
  order: [
    { column: 'at', key: 'time' },
    { column: 'attempt_id', key: 'id' },
  ],
});

const PRUNE = `
  -- every merchant: what is past its retention goes
  delete from identity.attempt where at < $1`;

export async function insertAttempt(sql: Sql, merchant: MerchantId, row: Attempt): Promise<void> {
  await sql.query(
    INSERT.text,
    valuesOf(INSERT, { ...row, merchant, member: row.member, at: new Date(row.at) }),
  );
}

export interface FailureCounts {
  readonly byUsername: number;
  /** Of the network, or the average per network of the wider network if that is more. */
  readonly byNetwork: number;
  readonly byDevice: number;
}

export async function countFailures(
  sql: Sql,
  merchant: MerchantId,
  attempt: Attempt,
  since: Instant,
): Promise<FailureCounts> {
  const { rows } = await sql.query<{
    by_username: number;
    by_network: number;
    by_device: number;
    by_wide: number;
  }>(COUNT.text, valuesOf(COUNT, { ...attempt, merchant, since: new Date(since) }));
  const [row] = rows;
  return {
    byUsername: row?.by_username ?? 0,
    byNetwork: Math.max(
      row?.by_network ?? 0,
      Math.floor((row?.by_wide ?? 0) / WIDE_NETWORK_FACTOR),
    ),
    byDevice: row?.by_device ?? 0,
  };
}

/** Failed logins of a network since then, counted like `byNetwork`. */
export async function countWrong(
  sql: Sql,
  merchant: MerchantId,
  wanted: { network: string; wideNetwork: string | undefined; since: Instant },
): Promise<number> {
  const { network, wideNetwork, since } = wanted;
  const values = [merchant, network, wideNetwork ?? null, new Date(since)];
  const { rows } = await sql.query<{ wrong: number; wrong_around: number }>(COUNT_WRONG, values);
  const { wrong = 0, wrong_around: around = 0 } = rows[0] ?? {};
  return Math.max(wrong, Math.floor(around / WIDE_NETWORK_FACTOR));
}

/**
 * Accounts that a network has opened since then, or the average of the sixteen networks of the
 * wider one.
 */
export async function countOpened(
  sql: Sql,
  merchant: MerchantId,
  wanted: {
    network: string;
    wideNetwork: string | undefined;
    method: 'register' | 'trial';
    since: Instant;
  },
): Promise<number> {
  const { network, wideNetwork, method, since } = wanted;
  const values = [merchant, network, method, new Date(since), wideNetwork ?? null];
  const { rows } = await sql.query<{ opened: number; opened_around: number }>(COUNT_OPENED, values);
  const { opened = 0, opened_around: around = 0 } = rows[0] ?? {};
  return Math.max(opened, Math.floor(around / WIDE_NETWORK_FACTOR));
}

export async function finishAttempt(
  sql: Sql,
  merchant: MerchantId,
  end: {
    attempt: Id<'attempt'>;
    outcome: Outcome;
    member: Id<'member'> | undefined;
    knownDevice: boolean;
    /** The factor that confirmed it in addition to the password. */
    factor?: FactorKind | undefined;
  },
): Promise<void> {
  const { attempt, outcome, member, knownDevice, factor } = end;
  const values = [merchant, attempt, outcome, member ?? null, knownDevice, factor ?? null];
  await sql.query(FINISH, values);
}

export interface LoginLine {
  readonly at: Instant;
  readonly username: string;
  readonly outcome: Outcome;
  readonly method: SessionMethod;
  readonly address: string;
  readonly device: string;
  readonly knownDevice: boolean;
  /** The factor that confirmed it in addition to the password. */
  readonly factor: FactorKind | null;
}

interface LineRow {
  at: Date;
  username_key: string;
  outcome: Outcome;
  method: SessionMethod;
  address: string;
  device: string;
  known_device: boolean;
  factor: FactorKind | null;
}

/** A page of a member's login attempts, or of its logins, newest first. */
export async function listAttempts(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
  page: PageRequest & { readonly successful?: true },
): Promise<{ lines: LoginLine[]; total: number; cursor: Cursor | null }> {
  const { successful } = page;
  const query = { values: { merchant, member }, conditions: { successful }, page };
  const { rows, total, cursor } = await LOGINS.readPage<LineRow>(sql, query);
  const lines = rows.map((row) => ({
    at: instant(row.at.getTime()),
    username: row.username_key,
    outcome: row.outcome,
    method: row.method,
    address: row.address,
    device: row.device,
    knownDevice: row.known_device,
    factor: row.factor,
  }));
  return { lines, total, cursor };
}

// Uses the index on the member. Attempts past their retention are gone; that makes no region new,
// because the order of the remaining regions is unchanged.
const ORIGINS = `
  select address, network, min(at) as at from identity.attempt
  where merchant_id = $1 and member_id = $2 and outcome = 'ok'
  group by address, network order by 3 limit 1000`;

/** The addresses from which a member logged in, each with its first time, oldest first. */
export async function listOrigins(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<{ address: string; network: string; at: Instant }[]> {
  const { rows } = await sql.query<{ address: string; network: string; at: Date }>(ORIGINS, [
    merchant,
    member,
  ]);
  return rows.map((row) => ({ ...row, at: instant(row.at.getTime()) }));
}

// Uses the index on the member; covers only attempts within the retention period.
const IS_KNOWN_NETWORK = `
  select from identity.attempt
  where merchant_id = $1 and member_id = $2 and network = $3 and outcome = 'ok' limit 1`;

/** Whether the member has logged in from this network before. */
export async function isKnownNetwork(
  sql: Sql,
  merchant: MerchantId,
  row: { member: Id<'member'>; network: string },
): Promise<boolean> {
  return (await sql.query(IS_KNOWN_NETWORK, [merchant, row.member, row.network])).rowCount === 1;
}

export async function pruneAttempts(sql: Sql, before: Instant): Promise<void> {
  await sql.query(PRUNE, [new Date(before)]);
}
