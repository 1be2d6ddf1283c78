// Every statement on what merchants make of games.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import {
  containsPattern,
  defineList,
  type Page,
  type PageRequest,
} from '../../../platform/statements/index.ts';
import type { GameRow } from '../records/index.ts';

const COLUMNS = `
  g.node_id, g.vendor, g.code, g.type, g.status, g.enabled, g.offered, g.names, g.own_names,
  g.listed, g.rtp_low, g.rtp_high, g.sort, g.hot, g.published_at, g.badges, g.art_id, g.own_min,
  g.own_max, g.own_blocked, g.house_jackpot,
  (select m.max_win from vendors.max_win m where m.merchant_id = g.merchant_id
    and m.vendor = g.vendor and m.game_type = g.type) as max_win`;

const CONDITIONS = {
  search: `(g.code ilike $search or g.node_id::text ilike $search or exists (
    select from jsonb_each_text(g.names || g.own_names) n where n.value ilike $search))`,
  vendor: 'g.vendor = $vendor',
  type: 'g.type = $type',
  status: 'g.status = $status',
  enabled: 'g.enabled = $enabled::boolean',
  badge: 'g.badges @> array[$badge]::text[]',
  pinned: 'g.hot is not null',
} as const;

const GAMES = defineList({
  name: 'merchantGames',
  columns: COLUMNS,
  from: 'vendors.game g',
  where: 'g.merchant_id = $merchant',
  conditions: CONDITIONS,
  order: [
    {
      column: "left(coalesce(nullif(g.own_names ->> 'en', ''), g.names ->> 'en'), 80)",
      key: 'text',
    },
    { column: 'g.node_id', key: 'number' },
  ],
  ascending: true,
});

export interface GameFilter {
  readonly search?: string | undefined;
  readonly vendor?: string | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly enabled?: 'true' | 'false' | undefined;
  readonly badge?: string | undefined;
  readonly pinned?: 'true' | undefined;
}

/** The given conditions of a filter, and their values. */
function conditionsOf({ search, pinned, ...rest }: GameFilter) {
  const pattern = search === undefined || search === '' ? undefined : containsPattern(search);
  return { ...rest, search: pattern, pinned: pinned === 'true' };
}

/** A page of games by their English names; takes no lock. */
export function listGames(
  sql: Sql,
  merchant: MerchantId,
  asked: { readonly filter: GameFilter; readonly page: PageRequest },
): Promise<Page<GameRow>> {
  const { filter, page } = asked;
  return GAMES.readPage<GameRow>(sql, {
    values: { merchant },
    conditions: conditionsOf(filter),
    page,
  });
}

/** The numbers of the first games that a filter finds. */
export async function listNodes(
  sql: Sql,
  merchant: MerchantId,
  { filter, most }: { readonly filter: GameFilter; readonly most: number },
): Promise<bigint[]> {
  const rows = await GAMES.readFirstRows<GameRow>(sql, {
    values: { merchant },
    conditions: conditionsOf(filter),
    limit: most,
  });
  return rows.map(({ node_id }) => node_id);
}

const FIND = `select ${COLUMNS} from vendors.game g where g.merchant_id = $1 and g.node_id = $2`;
const LOCK = `${FIND} for no key update`;

export async function findGame(
  sql: Sql,
  merchant: MerchantId,
  node: number,
): Promise<GameRow | undefined> {
  return (await sql.query<GameRow>(FIND, [merchant, node])).rows[0];
}

/** Locks a game until the transaction ends: two changes of it are made one after another. */
export async function lockGame(
  sql: Sql,
  merchant: MerchantId,
  node: number,
): Promise<GameRow | undefined> {
  return (await sql.query<GameRow>(LOCK, [merchant, node])).rows[0];
}

// In the order of their numbers, in every process.
const LOCK_MANY = `
  select ${COLUMNS} from vendors.game g
  where g.merchant_id = $1 and g.node_id = any($2::bigint[]) order by g.node_id
  for no key update`;

export async function lockGames(
  sql: Sql,
  merchant: MerchantId,
  nodes: readonly bigint[],
): Promise<GameRow[]> {
  return (await sql.query<GameRow>(LOCK_MANY, [merchant, nodes])).rows;
}

const CHANGE = nameParameters(`
  update vendors.game set enabled = $enabled, sort = $sort, hot = $hot, badges = $badges::text[],
    own_names = $ownNames::jsonb, own_min = $ownMin, own_max = $ownMax,
    own_blocked = $ownBlocked::text[], art_id = $art,
    status = case when status = 'RETIRED' then status
      when $isPublished::boolean then 'LIVE' else 'DRAFT' end,
    published_at = case when $isPublished::boolean
      then coalesce(published_at, to_timestamp($now / 1000.0)) else published_at end
  where merchant_id = $merchant and node_id = $node`);

export interface GameTerms {
  readonly isPublished: boolean;
  readonly enabled: boolean;
  readonly sort: number;
  readonly hot: number | null;
  readonly badges: readonly string[];
  /** By the letters of a vendor's list; without empty ones. */
  readonly ownNames: Readonly<Record<string, string>>;
  readonly ownMin: bigint | null;
  readonly ownMax: bigint | null;
  readonly ownBlocked: readonly string[];
  readonly art: Id<'game_art'> | null;
}

/** Writes a game that the caller has locked. */
export async function writeGame(
  sql: Sql,
  merchant: MerchantId,
  game: { readonly node: number; readonly terms: GameTerms; readonly now: number },
): Promise<void> {
  const { node, now, terms } = game;
  const ownNames = JSON.stringify(terms.ownNames);
  await sql.query(CHANGE.text, valuesOf(CHANGE, { merchant, node, now, ...terms, ownNames }));
}

const CHANGE_MANY = nameParameters(`
  update vendors.game set
    enabled = coalesce($enabled::boolean, enabled),
    hot = case when $isUnpinned::boolean then null else coalesce($place::integer, hot) end,
    badges = case
      when $added::text is not null and not badges @> array[$added] then badges || array[$added]
      when $removed::text is not null then array_remove(badges, $removed)
      else badges end
  where merchant_id = $merchant and node_id = any($nodes::bigint[])`);

export interface ManyTerms {
  readonly enabled: boolean | null;
  readonly isUnpinned: boolean;
  readonly place: number | null;
  readonly added: string | null;
  readonly removed: string | null;
}

/** Writes games that the caller has locked. */
export async function writeGames(
  sql: Sql,
  merchant: MerchantId,
  nodes: readonly bigint[],
  terms: ManyTerms,
): Promise<void> {
  await sql.query(CHANGE_MANY.text, valuesOf(CHANGE_MANY, { merchant, nodes, ...terms }));
}

const INSERT_ART = nameParameters(`
  insert into vendors.game_art (merchant_id, art_id, node_id, bytes, width, height, at)
  select $merchant, $id, g.node_id, $bytes::bytea, $width::integer, $height::integer,
    to_timestamp($now / 1000.0)
  from vendors.game g where g.merchant_id = $merchant and g.node_id = $node`);

/** False if the merchant has no such game. */
export async function insertArt(
  sql: Sql,
  merchant: MerchantId,
  art: {
    readonly id: Id<'game_art'>;
    readonly node: number;
    readonly bytes: Uint8Array;
    readonly width: number;
    readonly height: number;
    readonly now: number;
  },
): Promise<boolean> {
  const values = valuesOf(INSERT_ART, { merchant, ...art });
  return (await sql.query(INSERT_ART.text, values)).rowCount === 1;
}

// Locks the picture, so that it is not deleted before the game that names it is written.
const HOLD_ART = `
  select art_id from vendors.game_art
  where merchant_id = $1 and art_id = $2 and node_id = $3 for key share`;

export interface HeldArtRow {
  art_id: Id<'game_art'>;
}

/** Whether the picture was uploaded for this game, and is still there. */
export async function holdArt(
  sql: Sql,
  merchant: MerchantId,
  art: { readonly id: Id<'game_art'>; readonly node: number },
): Promise<boolean> {
  const { rows } = await sql.query<HeldArtRow>(HOLD_ART, [merchant, art.id, art.node]);
  return rows.length === 1;
}

// Skips pictures that a concurrent change is about to show.
const DELETE_ART = `
  with old as materialized (
    select a.merchant_id, a.art_id from vendors.game_art a
    where a.merchant_id = $1 and a.at < to_timestamp($2 / 1000.0) and not exists (
      select from vendors.game g
      where g.merchant_id = a.merchant_id and g.node_id = a.node_id and g.art_id = a.art_id)
    order by a.at limit 500 for update skip locked)
  delete from vendors.game_art a using old
  where a.merchant_id = old.merchant_id and a.art_id = old.art_id`;

export async function deleteUnusedArt(
  sql: Sql,
  merchant: MerchantId,
  before: Instant,
): Promise<void> {
  await sql.query(DELETE_ART, [merchant, before]);
}
