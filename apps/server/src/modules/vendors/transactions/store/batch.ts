// What the ledger's batch reads before it admits vendors' movements. Each statement names one
// merchant; the rounds are locked in the order of their keys, in every process.
import type { SqlClient } from '@fairhouse/ledger';
import type { Id, MerchantId } from '@fairhouse/values';
import type pg from 'pg';

async function run<Row extends object>(
  client: SqlClient,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  // A named statement lets the server keep its plan: a batch has some seven of them, and planning
  // takes as long as running.
  const prepared = { name: `vendors-${name}`, text, values: [...values] };
  const { rows } = await (client as unknown as pg.PoolClient).query<Row & pg.QueryResultRow>(
    prepared,
  );
  return rows;
}

/** A transaction of a vendor. */
export interface TransactionName {
  readonly vendor: string;
  readonly transaction: string;
}

export interface RoundName {
  readonly vendor: string;
  readonly member: string;
  readonly round: string;
}

export type TransactionKind = 'BET' | 'WIN' | 'ROLLBACK' | 'TOMBSTONE';
export type TransactionState = 'BOOKED' | 'REFUSED' | 'ABSENT';
export type RoundState = 'OPEN' | 'CLOSED' | 'ROLLED_BACK' | 'VOID';

export interface KnownRow {
  vendor: string;
  transaction_id: string;
  kind: TransactionKind;
  content_hash: Buffer | null;
  status: string | null;
  balance: bigint | null;
  entry_id: string | null;
  amount: bigint;
  source: 'VENDOR' | 'BONUS' | 'JACKPOT' | null;
  jackpot: bigint | null;
}

const KNOWN = `
  select t.vendor, t.transaction_id, t.kind, t.content_hash, t.status, t.balance, t.entry_id,
    t.amount, t.source, t.jackpot
  from unnest($2::text[], $3::uuid[]) as asked (vendor, transaction_id)
  cross join lateral (
    select vendor, transaction_id, kind, content_hash, status, balance, entry_id, amount, source,
      jackpot
    from vendors.transaction
    where merchant_id = $1 and vendor = asked.vendor and transaction_id = asked.transaction_id
    offset 0) as t`;

/** What the transactions among these were answered that have a row; a tombstone has no answer. */
export async function listKnown(
  client: SqlClient,
  merchant: MerchantId,
  names: readonly TransactionName[],
): Promise<KnownRow[]> {
  const vendors = names.map(({ vendor }) => vendor);
  const ids = names.map(({ transaction }) => transaction);
  return run<KnownRow>(client, 'known', KNOWN, [merchant, vendors, ids]);
}

export interface WonBetRow {
  vendor: string;
  transaction_id: string;
}

const WON_BETS = `
  select asked.vendor, asked.transaction_id
  from unnest($2::text[], $3::uuid[]) as asked (vendor, transaction_id)
  where exists (
    select from vendors.transaction
    where merchant_id = $1 and vendor = asked.vendor and reference_id = asked.transaction_id
      and kind = 'WIN' and state = 'BOOKED' and reversed_by is null)`;

/** The bets among these with a win that stands; their rounds are locked. */
export async function listWonBets(
  client: SqlClient,
  merchant: MerchantId,
  names: readonly TransactionName[],
): Promise<WonBetRow[]> {
  const vendors = names.map(({ vendor }) => vendor);
  const ids = names.map(({ transaction }) => transaction);
  return run<WonBetRow>(client, 'won-bets', WON_BETS, [merchant, vendors, ids]);
}

export interface LockedRoundRow {
  vendor: string;
  member_id: Id<'member'>;
  round_id: string;
  state: RoundState;
}

// Each lookup is a subquery of its own, which makes the planner use the whole key even without
// table statistics.
//
// The rounds of the rows and those of the transactions that they refer to. A transaction's round
// never changes, so reading it before the lock is safe.
const LOCK_ROUNDS = `
  with wanted as (
    select vendor, member_id, round_id
    from unnest($2::text[], $3::uuid[], $4::text[]) as named (vendor, member_id, round_id)
    union
    select t.vendor, t.member_id, t.round_id
    from unnest($5::text[], $6::uuid[]) as asked (vendor, transaction_id)
    cross join lateral (
      select vendor, member_id, round_id from vendors.transaction
      where merchant_id = $1 and vendor = asked.vendor and transaction_id = asked.transaction_id
      offset 0) as t)
  select r.vendor, r.member_id, r.round_id, r.state
  from (
    select vendor, member_id, round_id from wanted
    order by vendor collate "C", member_id, round_id collate "C") as w
  cross join lateral (
    select vendor, member_id, round_id, state from vendors.round
    where merchant_id = $1 and vendor = w.vendor collate "C" and member_id = w.member_id
      and round_id = w.round_id collate "C"
    for no key update) as r`;

export async function lockRounds(
  client: SqlClient,
  merchant: MerchantId,
  rounds: readonly RoundName[],
  references: readonly TransactionName[],
): Promise<LockedRoundRow[]> {
  const values = [
    merchant,
    rounds.map(({ vendor }) => vendor),
    rounds.map(({ member }) => member),
    rounds.map(({ round }) => round),
    references.map(({ vendor }) => vendor),
    references.map(({ transaction }) => transaction),
  ];
  return run<LockedRoundRow>(client, 'lock-rounds', LOCK_ROUNDS, values);
}

export interface ReferenceRow {
  vendor: string;
  transaction_id: string;
  member_id: Id<'member'>;
  is_standing: boolean;
}

// Sent after the locks, so that it sees what earlier batches and rollbacks wrote.
const REFERENCES = `
  select t.vendor, t.transaction_id, t.member_id,
    t.kind = 'BET' and t.state = 'BOOKED' and t.reversed_by is null as is_standing
  from unnest($2::text[], $3::uuid[]) as asked (vendor, transaction_id)
  cross join lateral (
    select vendor, transaction_id, member_id, kind, state, reversed_by from vendors.transaction
    where merchant_id = $1 and vendor = asked.vendor and transaction_id = asked.transaction_id
    offset 0) as t`;

/** The bets that wins and rollbacks refer to, and whether they stand. */
export async function listReferences(
  client: SqlClient,
  merchant: MerchantId,
  names: readonly TransactionName[],
): Promise<ReferenceRow[]> {
  const vendors = names.map(({ vendor }) => vendor);
  const ids = names.map(({ transaction }) => transaction);
  return run<ReferenceRow>(client, 'references', REFERENCES, [merchant, vendors, ids]);
}

export interface PlayerRow {
  member_id: Id<'member'>;
  state: 'active' | 'frozen' | 'disabled';
  freeze_level: number;
  standing_group: 'formal' | 'test' | 'trial';
  registered_at: Date;
  birthday: string | null;
  trial_ends_at: Date | null;
}

const PLAYERS = `
  select member_id, state, freeze_level, standing_group, registered_at, birthday::text,
    trial_ends_at
  from vendors.player where merchant_id = $1 and member_id = any($2::uuid[])`;

/** Members as they are now. */
export async function listPlayers(
  client: SqlClient,
  merchant: MerchantId,
  members: readonly string[],
): Promise<PlayerRow[]> {
  return run<PlayerRow>(client, 'players', PLAYERS, [merchant, members]);
}

export interface SessionStateRow {
  token_hash: Buffer;
  ended: boolean;
}

const SESSIONS = `
  select g.token_hash,
    coalesce(g.ended_at, l.ended_at) is not null or g.ends_at <= house_moment() as ended
  from vendors.game_session g
  left join vendors.login l on l.merchant_id = g.merchant_id and l.session_id = g.login_id
  where g.merchant_id = $1 and g.token_hash = any($2::bytea[])`;

export async function listSessionStates(
  client: SqlClient,
  merchant: MerchantId,
  hashes: readonly Buffer[],
): Promise<SessionStateRow[]> {
  return run<SessionStateRow>(client, 'sessions', SESSIONS, [merchant, hashes]);
}

export interface OpenVendorRow {
  code: string;
}

const OPEN_VENDORS = `
  select code from vendors.vendor
  where merchant_id = $1 and code = any($2::text[]) and enabled
    and (maintenance_from is null or maintenance_from > house_moment()
      or maintenance_until <= house_moment())`;

/** The vendors that may take bets at this moment. */
export async function listOpenVendors(
  client: SqlClient,
  merchant: MerchantId,
  codes: readonly string[],
): Promise<OpenVendorRow[]> {
  return run<OpenVendorRow>(client, 'open-vendors', OPEN_VENDORS, [merchant, codes]);
}

export interface RestrictedGameRow {
  node_id: bigint;
  enabled: boolean;
  is_draft: boolean;
  own_min: bigint | null;
  own_max: bigint | null;
}

// Play money is taken for a draft, which an operator tries before it is published.
const RESTRICTED_GAMES = `
  select node_id, enabled, status = 'DRAFT' as is_draft, own_min, own_max
  from vendors.game
  where merchant_id = $1 and node_id = any($2::bigint[])
    and (not enabled or status = 'DRAFT' or own_min is not null or own_max is not null)`;

/** The games among these that the merchant switched off or limits, as they are now. */
export async function listRestrictedGames(
  client: SqlClient,
  merchant: MerchantId,
  nodes: readonly bigint[],
): Promise<RestrictedGameRow[]> {
  return run<RestrictedGameRow>(client, 'restricted-games', RESTRICTED_GAMES, [merchant, nodes]);
}
