// Statements on draws: scheduling, opening, closing, drawing.
import type { BoundReveal, CosignReveal, FlatObject, Scheme } from '@fairhouse/rules/fair';
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import { parseColumns, type Unparsed } from '../../../../platform/parse-columns.ts';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import { singleRow, type Sql } from '../../../../platform/sql.ts';
import type { Cosigner, DrawState } from '../draw.ts';
import { DRAW_JSON } from './draw-json.ts';

export interface DrawRow {
  draw_id: bigint;
  lottery: string;
  issue: string;
  ordinal: bigint;
  proof_id: string;
  state: DrawState;
  opens_at: Date;
  closes_at: Date;
  draw_at: Date;
  mode: 'drand' | 'cosign' | 'house' | 'entered';
  scheme: Scheme;
  /** When the other parties had committed as well; a draw is not on sale before. */
  bound_at: Date | null;
  rules: FlatObject;
  rules_hash: Buffer;
  commitment: Buffer;
  sealed_seed: Buffer;
  cosigners: Cosigner[];
  odds_version: number;
  closed_at: Date | null;
  root: Buffer | null;
  leaf_count: number | null;
  total_stake: bigint | null;
  reveals: (BoundReveal | CosignReveal)[] | null;
  seed: Buffer | null;
  numbers: string | null;
  result_version: number;
  settled_seq: number;
  settled_at: Date | null;
}

/** A draw as it is read, before its JSON is parsed. */
export type StoredDraw = Unparsed<DrawRow, 'rules' | 'cosigners' | 'reveals'>;

export function parseDraws<Row extends StoredDraw>({ rows }: { readonly rows: readonly Row[] }) {
  return parseColumns(rows, DRAW_JSON);
}

/** The columns of a `DrawRow`. */
export const DRAW_COLUMNS = `draw_id, lottery, issue, ordinal, proof_id, state, opens_at, closes_at,
  draw_at, mode, scheme, bound_at, rules, rules_hash, commitment, sealed_seed, cosigners,
  odds_version, closed_at, root, leaf_count, total_stake, reveals, seed, numbers, result_version,
  settled_seq, settled_at`;

// The existing draws of each lottery from an ordinal on; one query for all lotteries.
const SCHEDULED = `
  select d.lottery, d.ordinal
  from unnest($2::text[], $3::bigint[]) as asked (lottery, first)
  join lottery.draw d on d.merchant_id = $1 and d.lottery = asked.lottery
    and d.ordinal >= asked.first`;

// The row that placing locks is created when the draw is bound. A second process that schedules the
// same draw writes nothing.
const SCHEDULE = nameParameters(`
  insert into lottery.draw
    (merchant_id, lottery, issue, ordinal, proof_id, state, opens_at, closes_at, draw_at, mode,
     scheme, rules, rules_hash, commitment, sealed_seed, cosigners, odds_version)
  values ($merchant, $lottery, $issue, $ordinal, $proofId, 'SCHEDULED',
    to_timestamp($opensAt / 1000.0), to_timestamp($closesAt / 1000.0),
    to_timestamp($drawAt / 1000.0), $mode, 'LD2', $rules, $rulesHash, $commitment, $sealedSeed,
    $cosigners, $oddsVersion)
  on conflict do nothing
  returning draw_id`);

// Draws whose sale has begun. The state is only a label: placing checks the times.
const OPEN_DUE = `
  update lottery.draw set state = 'OPEN'
  where merchant_id = $1 and state = 'SCHEDULED' and bound_at is not null
    and opens_at <= house_now()
  returning lottery, draw_id, ordinal`;

// Draws that are due to close, oldest first.
const CLOSE_DUE = `
  select draw_id from lottery.draw
  where merchant_id = $1 and state in ('SCHEDULED', 'OPEN') and closes_at <= house_now()
    and bound_at is not null
  order by closes_at`;

// Waits for every placement in progress on the draw and blocks new ones.
const CLOSE_BOOK = `
  select leaf_count, total_stake, edge, closed, closes_at from lottery.draw_book
  where merchant_id = $1 and draw_id = $2 for update`;

// The time of execution, read under the lock. Takes none itself.
const MOMENT = `select house_moment() as now`;

const MARK_BOOK_CLOSED = `
  update lottery.draw_book set closed = true where merchant_id = $1 and draw_id = $2`;

const MARK_CLOSED = `
  update lottery.draw
  set state = 'CLOSED', closed_at = to_timestamp($3 / 1000.0), root = $4, leaf_count = $5,
    total_stake = $6
  where merchant_id = $1 and draw_id = $2 and state in ('SCHEDULED', 'OPEN')`;

// Closed draws whose numbers are due.
const DRAW_DUE = `
  select ${DRAW_COLUMNS} from lottery.draw
  where merchant_id = $1 and state = 'CLOSED' and mode <> 'entered' and draw_at <= house_now()
  order by draw_at`;

const MARK_DRAWN = `
  update lottery.draw
  set state = 'DRAWN', seed = $3, reveals = $4, numbers = $5, result_version = 1, settled_seq = 0
  where merchant_id = $1 and draw_id = $2 and state = 'CLOSED'`;

planOnce(OPEN_DUE, CLOSE_DUE, DRAW_DUE);

const LOCK = `
  select ${DRAW_COLUMNS} from lottery.draw where merchant_id = $1 and draw_id = $2 for update`;

const FIND = `select ${DRAW_COLUMNS} from lottery.draw where merchant_id = $1 and issue = $2`;

const FIND_BY_ID = `
  select ${DRAW_COLUMNS} from lottery.draw where merchant_id = $1 and draw_id = $2`;

export interface NewDraw {
  readonly merchant: MerchantId;
  readonly lottery: string;
  readonly issue: string;
  readonly ordinal: number;
  readonly proofId: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawAt: number;
  readonly mode: string;
  readonly rules: string;
  readonly rulesHash: Buffer;
  readonly commitment: Buffer;
  readonly sealedSeed: Uint8Array;
  readonly cosigners: readonly Cosigner[];
  readonly oddsVersion: number;
}

/** The ordinals with a draw, by lottery. */
export async function listScheduled(
  sql: Sql,
  merchant: MerchantId,
  asked: readonly { readonly lottery: string; readonly first: number }[],
): Promise<Map<string, Set<number>>> {
  const { rows } = await sql.query<{ lottery: string; ordinal: bigint }>(SCHEDULED, [
    merchant,
    asked.map(({ lottery }) => lottery),
    asked.map(({ first }) => first),
  ]);
  const known = new Map(asked.map(({ lottery }) => [lottery, new Set<number>()]));
  for (const { lottery, ordinal } of rows) known.get(lottery)?.add(Number(ordinal));
  return known;
}

/** The new draw's id; undefined if another process was faster. */
export async function scheduleDraw(sql: Sql, draw: NewDraw): Promise<bigint | undefined> {
  const { rows } = await sql.query<{ draw_id: bigint }>(
    SCHEDULE.text,
    valuesOf(SCHEDULE, {
      ...draw,
      sealedSeed: Buffer.from(draw.sealedSeed),
      cosigners: JSON.stringify(draw.cosigners),
    }),
  );
  return rows[0]?.draw_id;
}

export async function openDueDraws(
  sql: Sql,
  merchant: MerchantId,
): Promise<{ lottery: string; draw_id: bigint; ordinal: bigint }[]> {
  const result = await sql.query<{ lottery: string; draw_id: bigint; ordinal: bigint }>(OPEN_DUE, [
    merchant,
  ]);
  return result.rows;
}

export async function listDrawsToClose(sql: Sql, merchant: MerchantId): Promise<bigint[]> {
  const { rows } = await sql.query<{ draw_id: bigint }>(CLOSE_DUE, [merchant]);
  return rows.map((row) => row.draw_id);
}

export interface BookRow {
  leaf_count: number;
  total_stake: bigint;
  edge: Buffer;
  closed: boolean;
  closes_at: Date;
  now: Date;
}

export async function lockBook(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
): Promise<BookRow | undefined> {
  const { rows } = await sql.query<Omit<BookRow, 'now'>>(CLOSE_BOOK, [merchant, draw]);
  const [book] = rows;
  if (book === undefined) return undefined;
  return { ...book, ...singleRow(await sql.query<{ now: Date }>(MOMENT)) };
}

export async function markBookClosed(sql: Sql, merchant: MerchantId, draw: bigint): Promise<void> {
  await sql.query(MARK_BOOK_CLOSED, [merchant, draw]);
}

export async function markClosed(
  sql: Sql,
  closed: {
    readonly merchant: MerchantId;
    readonly draw: bigint;
    readonly at: number;
    readonly root: Buffer;
    readonly count: number;
    readonly totalStake: bigint;
  },
): Promise<boolean> {
  const { merchant, draw, at, root, count, totalStake } = closed;
  const result = await sql.query(MARK_CLOSED, [merchant, draw, at, root, count, totalStake]);
  return result.rowCount === 1;
}

export async function listDrawsToDraw(sql: Sql, merchant: MerchantId): Promise<DrawRow[]> {
  return parseDraws(await sql.query<StoredDraw>(DRAW_DUE, [merchant]));
}

export async function markDrawn(
  sql: Sql,
  drawn: {
    readonly merchant: MerchantId;
    readonly draw: bigint;
    readonly seed: Uint8Array;
    readonly reveals: readonly unknown[];
    readonly numbers: string;
  },
): Promise<boolean> {
  const { merchant, draw, seed, reveals, numbers } = drawn;
  const values = [merchant, draw, Buffer.from(seed), JSON.stringify(reveals), numbers];
  return (await sql.query(MARK_DRAWN, values)).rowCount === 1;
}

export async function lockDraw(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
): Promise<DrawRow | undefined> {
  return parseDraws(await sql.query<StoredDraw>(LOCK, [merchant, draw]))[0];
}

export async function findDraw(
  sql: Sql,
  merchant: MerchantId,
  issue: string,
): Promise<DrawRow | undefined> {
  return parseDraws(await sql.query<StoredDraw>(FIND, [merchant, issue]))[0];
}

export async function findDrawById(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
): Promise<DrawRow | undefined> {
  return parseDraws(await sql.query<StoredDraw>(FIND_BY_ID, [merchant, draw]))[0];
}
