// Favourites, what is hot, pots, and own pictures. None of these statements takes a lock beyond
// its own row.
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../platform/statements/index.ts';

const LIST_FAVOURITES = `
  select node_id from vendors.favourite where merchant_id = $1 and member_id = $2
  order by at desc, node_id desc limit 5000`;

export async function listFavourites(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<bigint[]> {
  const { rows } = await sql.query<{ node_id: bigint }>(LIST_FAVOURITES, [merchant, member]);
  return rows.map(({ node_id }) => node_id);
}

const ADD_FAVOURITE = `
  insert into vendors.favourite (merchant_id, member_id, node_id, at)
  values ($1, $2, $3, to_timestamp($4 / 1000.0)) on conflict do nothing`;

const REMOVE_FAVOURITE = `
  delete from vendors.favourite where merchant_id = $1 and member_id = $2 and node_id = $3`;

export async function addFavourite(
  sql: Sql,
  merchant: MerchantId,
  favourite: { readonly member: Id<'member'>; readonly node: bigint; readonly now: number },
): Promise<void> {
  await sql.query(ADD_FAVOURITE, [merchant, favourite.member, favourite.node, favourite.now]);
}

export async function removeFavourite(
  sql: Sql,
  merchant: MerchantId,
  favourite: { readonly member: Id<'member'>; readonly node: bigint },
): Promise<void> {
  await sql.query(REMOVE_FAVOURITE, [merchant, favourite.member, favourite.node]);
}

// Members with real money who began a round in an hour, by game, over two days.
const PLAYED_HOURS = `
  select r.node_id,
    floor(extract(epoch from house_now() - r.first_at) / 3600)::integer as age,
    count(distinct r.member_id)::integer as members
  from vendors.round r
  join vendors.player p on p.merchant_id = r.merchant_id and p.member_id = r.member_id
  where r.merchant_id = $1 and r.first_at > house_now() - interval '48 hours'
    and r.node_id is not null and p.standing_group = 'formal'
  group by 1, 2 order by 1, 2`;

export interface PlayedHour {
  node_id: bigint | null;
  age: number;
  members: number;
}

export async function listPlayedHours(sql: Sql, merchant: MerchantId): Promise<PlayedHour[]> {
  return (await sql.query<PlayedHour>(PLAYED_HOURS, [merchant])).rows;
}

export interface JackpotRow {
  vendor: string;
  jackpot_id: string;
  name: string;
  currency: string;
  amount: bigint;
  games: string[];
  at: Date;
}

const LIST_JACKPOTS = `
  select vendor, jackpot_id, name, currency, amount, games, at
  from vendors.jackpot
  where merchant_id = $1 and at > house_now() - interval '60 seconds' and not hidden
  order by amount desc, vendor, jackpot_id`;

export async function listJackpots(sql: Sql, merchant: MerchantId): Promise<JackpotRow[]> {
  return (await sql.query<JackpotRow>(LIST_JACKPOTS, [merchant])).rows;
}

const PUT_JACKPOTS = nameParameters(`
  insert into vendors.jackpot (merchant_id, vendor, jackpot_id, name, currency, amount, games, at)
  select $merchant, $vendor, j.id, j.name, j.currency, j.amount,
    string_to_array(j.games, chr(31)), house_now()
  from unnest($ids::text[], $names::text[], $currencies::text[], $amounts::bigint[],
    $games::text[]) as j (id, name, currency, amount, games)
  on conflict (merchant_id, vendor, jackpot_id) do update set
    name = excluded.name, currency = excluded.currency, amount = excluded.amount,
    games = excluded.games, at = excluded.at`);

export interface ReportedPot {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly games: readonly string[];
}

export async function putJackpots(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
  pots: readonly ReportedPot[],
): Promise<void> {
  const values = valuesOf(PUT_JACKPOTS, {
    merchant,
    vendor,
    ids: pots.map(({ id }) => id),
    names: pots.map(({ name }) => name),
    currencies: pots.map(({ currency }) => currency),
    amounts: pots.map(({ amount }) => amount),
    games: pots.map(({ games }) => games.join('\u001f')),
  });
  await sql.query(PUT_JACKPOTS.text, values);
}

export interface OwnRound {
  vendor: string;
  round_id: string;
  node_id: bigint | null;
  state: 'OPEN' | 'CLOSED' | 'ROLLED_BACK' | 'VOID';
  staked: bigint;
  paid: bigint;
  refunded: bigint;
  first_at: Date;
}

// The latest first, by the index on the member.
const OWN_ROUNDS = defineList({
  name: 'gameRounds',
  columns: 'vendor, round_id, node_id, state, staked, paid, refunded, first_at',
  from: 'vendors.round',
  where: 'merchant_id = $merchant and member_id = $member',
  conditions: { node: 'node_id = $node' },
  order: [
    { column: 'first_at', key: 'time' },
    { column: 'vendor', key: 'text' },
    { column: 'round_id', key: 'text' },
  ],
});

/** A member's own rounds, of all games or of one. */
export async function listOwnRounds(
  sql: Sql,
  merchant: MerchantId,
  wanted: {
    readonly member: Id<'member'>;
    readonly node: number | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<OwnRound>> {
  const { member, node, page } = wanted;
  const query = { values: { merchant, member }, conditions: { node }, page };
  return OWN_ROUNDS.readPage<OwnRound>(sql, query);
}

const FIND_ART = `
  select a.bytes from vendors.game_art a
  where a.merchant_id = $1 and a.art_id = $2 and exists (
    select from vendors.game g
    where g.merchant_id = a.merchant_id and g.node_id = a.node_id and g.art_id = a.art_id)`;

export interface ArtRow {
  bytes: Buffer;
}

/** The WebP bytes of a picture that its game shows. */
export async function findArt(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'game_art'>,
): Promise<Buffer | undefined> {
  return (await sql.query<ArtRow>(FIND_ART, [merchant, id])).rows[0]?.bytes;
}

const IS_OWN_ROUND = nameParameters(`
  select exists (
    select from vendors.round
    where merchant_id = $merchant and vendor = $vendor and member_id = $member
      and round_id = $round and node_id = $node) as is_own`);

/** Whether a round is the member's own, in one game of a vendor. */
export async function isOwnRound(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    readonly member: Id<'member'>;
    readonly node: bigint;
    readonly round: string;
  },
): Promise<boolean> {
  const values = valuesOf(IS_OWN_ROUND, { merchant, ...asked });
  const { rows } = await sql.query<{ is_own: boolean }>(IS_OWN_ROUND.text, values);
  return rows[0]?.is_own === true;
}

export interface FreeRoundsRow {
  reward_id: Id<'reward'>;
  node_id: bigint;
  count: number;
  used: number;
  value: bigint;
  won: bigint;
  expires_at: Date;
}

// What the vendor has not taken cannot be played.
const FREE_ROUNDS = `
  select reward_id, node_id, count, used, value, won, expires_at
  from vendors.free_grant
  where merchant_id = $1 and member_id = $2 and state <> 'CANCELLED' and used < count
    and sent_at is not null and starts_at <= house_moment() and expires_at > house_moment()
  order by expires_at, reward_id limit 100`;

/** The free rounds that a member can play now. */
export async function listFreeRounds(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<FreeRoundsRow[]> {
  return (await sql.query<FreeRoundsRow>(FREE_ROUNDS, [merchant, member])).rows;
}
