// Rows of house jackpots. Who pays from a pot, or takes out of it, holds the lock of all levels;
// contributions do not need it, because they only add.
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import type { JackpotLevelName } from '@fairhouse/rules/games';
import type { Sql } from '../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../platform/statements/index.ts';

const OPEN = `
  insert into vendors.house_jackpot (merchant_id, level)
  select $1, level from unnest($2::text[]) as given (level)
  on conflict do nothing`;

const LOCK = `
  select level, wins, paid, seeded, last_won_at from vendors.house_jackpot
  where merchant_id = $1 order by level for no key update`;

export interface LevelRow {
  level: JackpotLevelName;
  wins: bigint;
  paid: bigint;
  seeded: bigint;
  last_won_at: Date | null;
}

/** Locks the levels of a merchant, which exist after the first time. */
export async function lockLevels(
  sql: Sql,
  merchant: MerchantId,
  levels: readonly JackpotLevelName[],
): Promise<LevelRow[]> {
  const locked = (await sql.query<LevelRow>(LOCK, [merchant])).rows;
  if (locked.length === levels.length) return locked;
  await sql.query(OPEN, [merchant, levels]);
  return (await sql.query<LevelRow>(LOCK, [merchant])).rows;
}

/** A round of a member at a vendor. */
export interface RoundOfMember {
  readonly vendor: string;
  readonly member: string;
  readonly round: string;
}

const FIND_WIN = `
  select transaction_id from vendors.house_jackpot_win
  where merchant_id = $1 and vendor = $2 and member_id = $3 and round_id = $4 and level = $5`;

/** The transaction that won a level for a round; undefined where none did. */
export async function findJackpotWin(
  sql: Sql,
  merchant: MerchantId,
  { vendor, member, round, level }: RoundOfMember & { readonly level: JackpotLevelName },
): Promise<string | undefined> {
  const values = [merchant, vendor, member, round, level];
  return (await sql.query<{ transaction_id: string }>(FIND_WIN, values)).rows[0]?.transaction_id;
}

const INSERT_WIN = nameParameters(`
  insert into vendors.house_jackpot_win (merchant_id, vendor, member_id, round_id, level,
    transaction_id, game_code, stake, amount, seed, at)
  values ($merchant, $vendor, $member, $round, $level, $transaction, $gameCode, $stake, $amount,
    $seed, to_timestamp($at / 1000.0))`);

const COUNT_WIN = nameParameters(`
  update vendors.house_jackpot set wins = wins + 1, paid = paid + $amount, seeded = seeded + $seed,
    last_won_at = to_timestamp($at / 1000.0)
  where merchant_id = $merchant and level = $level`);

export interface NewWin extends RoundOfMember {
  readonly level: JackpotLevelName;
  readonly transaction: string;
  readonly gameCode: string;
  readonly stake: bigint;
  readonly amount: bigint;
  readonly seed: bigint;
  readonly at: number;
}

/** Keeps a win; the levels are locked. */
export async function putWin(sql: Sql, merchant: MerchantId, win: NewWin): Promise<void> {
  const { level, amount, seed, at } = win;
  await sql.query(INSERT_WIN.text, valuesOf(INSERT_WIN, { merchant, ...win }));
  await sql.query(COUNT_WIN.text, valuesOf(COUNT_WIN, { merchant, level, amount, seed, at }));
}

const RETURN_WINS = `
  update vendors.house_jackpot_win set returned_at = to_timestamp($4 / 1000.0)
  where merchant_id = $1 and vendor = $2 and transaction_id = any($3::uuid[])
    and returned_at is null
  returning level, amount, seed`;

const UNCOUNT_WIN = `
  update vendors.house_jackpot set wins = wins - 1, paid = paid - $3, seeded = seeded - $4
  where merchant_id = $1 and level = $2`;

export interface ReturnedWin {
  level: JackpotLevelName;
  amount: bigint;
  seed: bigint;
}

/** Marks the wins of these transactions as returned; the levels are locked. */
export async function returnWins(
  sql: Sql,
  merchant: MerchantId,
  given: {
    readonly vendor: string;
    readonly transactions: readonly string[];
    readonly at: number;
  },
): Promise<ReturnedWin[]> {
  const values = [merchant, given.vendor, given.transactions, given.at];
  const { rows } = await sql.query<ReturnedWin>(RETURN_WINS, values);
  return rows;
}

/** Takes a returned win out of its level's figures, with what of its seed went back. */
export async function uncountWin(
  sql: Sql,
  merchant: MerchantId,
  { level, amount, seed }: ReturnedWin,
): Promise<void> {
  await sql.query(UNCOUNT_WIN, [merchant, level, amount, seed]);
}

const SHOW = `
  update vendors.jackpot j set amount = s.amount, at = to_timestamp($5 / 1000.0)
  from unnest($3::text[], $4::bigint[]) as s (level, amount)
  where j.merchant_id = $1 and j.vendor = $2 and j.jackpot_id = s.level`;

/** Changes what players are shown of pots, in the transaction that takes from one. */
export async function showPots(
  sql: Sql,
  merchant: MerchantId,
  shown: {
    readonly vendor: string;
    readonly pots: ReadonlyMap<JackpotLevelName, bigint>;
    readonly at: number;
  },
): Promise<void> {
  const levels = [...shown.pots.keys()];
  const amounts = [...shown.pots.values()];
  await sql.query(SHOW, [merchant, shown.vendor, levels, amounts, shown.at]);
}

const PUBLISH = nameParameters(`
  insert into vendors.jackpot (merchant_id, vendor, jackpot_id, name, currency, amount, games, at)
  select $merchant, $vendor, p.level, p.name, $currency, p.amount, $games,
    to_timestamp($at / 1000.0)
  from unnest($levels::text[], $names::text[], $amounts::bigint[]) as p (level, name, amount)
  on conflict (merchant_id, vendor, jackpot_id) do update set
    name = excluded.name, currency = excluded.currency, amount = excluded.amount,
    games = excluded.games, at = excluded.at`);

export interface PublishedPots {
  readonly vendor: string;
  readonly currency: string;
  readonly games: readonly string[];
  readonly pots: readonly {
    readonly level: JackpotLevelName;
    readonly name: string;
    readonly amount: bigint;
  }[];
  readonly at: number;
}

/** Writes the pots among those that vendors report; the levels are locked. */
export async function publishPots(
  sql: Sql,
  merchant: MerchantId,
  { pots, ...published }: PublishedPots,
): Promise<void> {
  const values = valuesOf(PUBLISH, {
    ...published,
    merchant,
    levels: pots.map(({ level }) => level),
    names: pots.map(({ name }) => name),
    amounts: pots.map(({ amount }) => amount),
  });
  await sql.query(PUBLISH.text, values);
}

const LEVELS = `
  select level, wins, paid, seeded, last_won_at from vendors.house_jackpot
  where merchant_id = $1 order by level`;

/** What became of the levels so far; none before the first stake was locked for one. */
export async function listLevels(sql: Sql, merchant: MerchantId): Promise<LevelRow[]> {
  return (await sql.query<LevelRow>(LEVELS, [merchant])).rows;
}

const SWITCH = `
  update vendors.game set house_jackpot = $4
  where merchant_id = $1 and vendor = $2 and code = any($3::text[]) and house_jackpot <> $4`;

/** Switches games on or off; returns how many were otherwise. */
export async function switchGames(
  sql: Sql,
  merchant: MerchantId,
  switched: {
    readonly vendor: string;
    readonly games: readonly string[];
    readonly isOn: boolean;
  },
): Promise<number> {
  const { vendor, games, isOn } = switched;
  return (await sql.query(SWITCH, [merchant, vendor, games, isOn])).rowCount ?? 0;
}

export interface WinRow {
  transaction_id: string;
  level: JackpotLevelName;
  member_id: Id<'member'>;
  username: string | null;
  round_id: string;
  game_code: string;
  stake: bigint;
  amount: bigint;
  seed: bigint;
  at: Date;
  returned_at: Date | null;
}

const WINS = defineList({
  name: 'houseJackpotWins',
  columns: `
    w.transaction_id, w.level, w.member_id, m.username, w.round_id, w.game_code, w.stake, w.amount,
    w.seed, w.at, w.returned_at`,
  from: 'vendors.house_jackpot_win w',
  joins: `
    left join members.member m on m.merchant_id = w.merchant_id and m.member_id = w.member_id`,
  where: 'w.merchant_id = $merchant and w.vendor = $vendor',
  conditions: { level: 'w.level = $level' },
  order: [
    { column: 'w.at', key: 'time' },
    { column: 'w.transaction_id', key: 'id' },
  ],
});

export function listWins(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    readonly level: JackpotLevelName | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<WinRow>> {
  const { vendor, level, page } = asked;
  return WINS.readPage<WinRow>(sql, { values: { merchant, vendor }, conditions: { level }, page });
}

const SHOWN = `
  select j.jackpot_id as level, j.amount from vendors.jackpot j
  join vendors.house_jackpot h on h.merchant_id = j.merchant_id and h.level = j.jackpot_id
  where j.merchant_id = $1 and j.vendor = $2 and not j.hidden
    and j.at > house_now() - interval '1 minute'
  order by array_position(array['MINI', 'MAJOR', 'GRAND'], j.jackpot_id)`;

/** The pots as players are shown them, the lowest level first. */
export async function listShownPots(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
): Promise<{ level: JackpotLevelName; amount: bigint }[]> {
  return (await sql.query<{ level: JackpotLevelName; amount: bigint }>(SHOWN, [merchant, vendor]))
    .rows;
}
