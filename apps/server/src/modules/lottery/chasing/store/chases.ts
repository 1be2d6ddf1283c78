// Statements on chases. Whether an order was bet or refunded is decided by the ledger, where both
// have the same id; these rows record the outcome.
import type { Statement } from '@fairhouse/ledger';
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import * as z from 'zod';
import type { Merchant } from '../../../../platform/app-context.ts';
import { parseColumns, type Unparsed } from '../../../../platform/parse-columns.ts';
import type { Sql } from '../../../../platform/sql.ts';
import { defineList, type Page, type PageRequest } from '../../../../platform/statements/index.ts';

const BET = z.object({
  play: z.string(),
  pick: z.string(),
  style: z.enum(['GROUP', 'FIXED', 'ZY']),
  terms: z.string(),
  /** Ten-thousandths. */
  unit: z.string(),
  notes: z.number(),
  nonce: z.string(),
  rebatePoints: z.number(),
  ownGroup: z.number().optional(),
});

/** A priced bet of a chase at multiple 1. */
export type ChaseBetRow = Readonly<z.output<typeof BET>>;

const JSON_COLUMNS = { bets: z.array(BET) };

export interface ChaseRow {
  chase_id: string;
  member_id: string;
  username: string;
  trial: boolean;
  lottery: string;
  kind: 'same' | 'double' | 'profitRate' | 'profitAmount' | 'custom';
  stop_on_win: boolean;
  stop_on_number: boolean;
  bets: ChaseBetRow[];
  total: bigint;
  state: 'ACTIVE' | 'DONE' | 'STOPPED' | 'CANCELLED';
  content_hash: Buffer;
  /** The account that holds the pending money; before decision 0056 it was the house's. */
  charged_to: 'house' | 'member';
  created_at: Date;
}

type StoredChase = Unparsed<ChaseRow, 'bets'>;

export interface ChaseOrderRow {
  chase_id: string;
  step: number;
  ordinal: bigint;
  multiple: number;
  stake: bigint;
  state: 'PENDING' | 'PLACED' | 'RETURNED';
  status: number | null;
  order_id: string;
  /** As named when the chase was created; null in chases that are older than the columns. */
  issue: string | null;
  draw_at: Date | null;
}

const CHASE = `chase_id, member_id, username, trial, lottery, kind, stop_on_win, stop_on_number,
  bets, total, state, content_hash, charged_to, created_at`;
const STEP = 'chase_id, step, ordinal, multiple, stake, state, status, order_id, issue, draw_at';

// A chase with all its orders, written with the money that it is charged.
const PUT = nameParameters(`
  with plan as (
    insert into lottery.chase
      (merchant_id, chase_id, member_id, username, trial, lottery, kind, stop_on_win,
       stop_on_number, bets, total, state, content_hash, created_at)
    values ($merchant, $id, $member, $username, $trial, $lottery, $kind, $stopOnWin, $stopOnNumber,
      $bets, $total, 'ACTIVE', $contentHash, house_now()))
  insert into lottery.chase_step
    (merchant_id, chase_id, step, lottery, ordinal, multiple, stake, state, order_id, issue,
     draw_at)
  select $merchant, $id, s.step, $lottery, s.ordinal, s.multiple, s.stake, 'PENDING', s.order_id,
    s.issue, s.draw_at
  from unnest($steps::smallint[], $ordinals::bigint[], $multiples::int[], $stakes::bigint[],
      $orders::uuid[], $issues::text[], $drawAts::timestamptz[])
    as s (step, ordinal, multiple, stake, order_id, issue, draw_at)`);

const FIND = `select ${CHASE} from lottery.chase where merchant_id = $1 and chase_id = $2`;

const STEPS = `
  select ${STEP} from lottery.chase_step where merchant_id = $1 and chase_id = any($2::uuid[])
  order by chase_id, step`;

const OF_MEMBER = defineList({
  name: 'myChases',
  columns: CHASE,
  from: 'lottery.chase',
  where: 'merchant_id = $merchant and member_id = $member',
  conditions: { active: "state = 'ACTIVE'", ended: "state <> 'ACTIVE'" },
  order: [
    { column: 'created_at', key: 'time' },
    { column: 'chase_id', key: 'id' },
  ],
});

const PLANS = `
  select ${CHASE} from lottery.chase where merchant_id = $1 and chase_id = any($2::uuid[])`;

const ACTIVE_OF = `
  select ${CHASE} from lottery.chase
  where merchant_id = $1 and member_id = any($2::uuid[]) and state = 'ACTIVE' and not trial`;

const MARK_STEPS = `
  update lottery.chase_step s set state = m.state, status = m.status
  from unnest($2::uuid[], $3::smallint[], $4::text[], $5::smallint[])
    as m (chase_id, step, state, status)
  where s.merchant_id = $1 and s.chase_id = m.chase_id and s.step = m.step`;

// A chase ends, once, when none of its orders is pending.
const END = `
  update lottery.chase c set state = $3, ended_at = house_now()
  where c.merchant_id = $1 and c.chase_id = any($2::uuid[]) and c.state = 'ACTIVE'
    and ($3 <> 'DONE' or not exists (
      select from lottery.chase_step s
      where s.merchant_id = $1 and s.chase_id = c.chase_id
        and (s.state = 'PENDING' or (s.state = 'PLACED' and s.status is null))))
  returning c.member_id`;

export interface NewChase {
  readonly merchant: MerchantId;
  /** Defines the merchant's business days. */
  readonly calendar: Pick<Merchant, 'zone' | 'cutHour'>;
  readonly id: Id<'chase'>;
  readonly member: Id<'member'>;
  readonly username: string;
  readonly trial: boolean;
  readonly lottery: string;
  readonly kind: string;
  readonly stopOnWin: boolean;
  readonly stopOnNumber: boolean;
  readonly bets: readonly ChaseBetRow[];
  readonly total: bigint;
  /** Hex. */
  readonly contentHash: string;
  readonly steps: readonly {
    readonly ordinal: number;
    /** When its draw opens and the order is bet. */
    readonly at: Instant;
    readonly multiple: number;
    readonly stake: bigint;
    readonly order: Id<'order'>;
    readonly issue: string;
    readonly drawAt: Instant;
  }[];
}

export function putChase(chase: NewChase): Statement {
  const { steps } = chase;
  const values = valuesOf(PUT, {
    merchant: chase.merchant,
    id: chase.id,
    member: chase.member,
    username: chase.username,
    trial: chase.trial,
    lottery: chase.lottery,
    kind: chase.kind,
    stopOnWin: chase.stopOnWin,
    stopOnNumber: chase.stopOnNumber,
    total: chase.total,
    bets: JSON.stringify(chase.bets),
    contentHash: Buffer.from(chase.contentHash, 'hex'),
    steps: steps.map((_, index) => index + 1),
    ordinals: steps.map((step) => step.ordinal),
    multiples: steps.map((step) => step.multiple),
    stakes: steps.map((step) => step.stake),
    orders: steps.map((step) => step.order),
    issues: steps.map((step) => step.issue),
    drawAts: steps.map((step) => new Date(step.drawAt).toISOString()),
  });
  return { name: 'lottery-put-chase', text: PUT.text, values };
}

export async function findChase(
  sql: Sql,
  merchant: MerchantId,
  chase: Id<'chase'>,
): Promise<ChaseRow | undefined> {
  const { rows } = await sql.query<StoredChase>(FIND, [merchant, chase]);
  return parseColumns(rows, JSON_COLUMNS)[0];
}

export async function listChaseOrders(
  sql: Sql,
  merchant: MerchantId,
  chases: readonly string[],
): Promise<ChaseOrderRow[]> {
  return (await sql.query<ChaseOrderRow>(STEPS, [merchant, chases])).rows;
}

export async function listChasesPage(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly member: Id<'member'>;
    readonly active: boolean | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<ChaseRow>> {
  const { merchant, member, active, page } = query;
  const found = await OF_MEMBER.readPage<StoredChase>(sql, {
    values: { merchant, member },
    conditions: { active: active === true, ended: active === false },
    page,
  });
  return { ...found, rows: parseColumns(found.rows, JSON_COLUMNS) };
}

export async function listPlans(
  sql: Sql,
  merchant: MerchantId,
  chases: readonly string[],
): Promise<ChaseRow[]> {
  const { rows } = await sql.query<StoredChase>(PLANS, [merchant, chases]);
  return parseColumns(rows, JSON_COLUMNS);
}

/** The active chases of these members. */
export async function listActivePlans(
  sql: Sql,
  merchant: MerchantId,
  members: readonly string[],
): Promise<ChaseRow[]> {
  if (members.length === 0) return [];
  const { rows } = await sql.query<StoredChase>(ACTIVE_OF, [merchant, members]);
  return parseColumns(rows, JSON_COLUMNS);
}

export type ChaseOrderUpdate = Pick<ChaseOrderRow, 'chase_id' | 'step' | 'state' | 'status'>;

export async function updateChaseOrders(
  sql: Sql,
  merchant: MerchantId,
  updates: readonly ChaseOrderUpdate[],
): Promise<void> {
  await sql.query(MARK_STEPS, [
    merchant,
    updates.map((update) => update.chase_id),
    updates.map((update) => update.step),
    updates.map((update) => update.state),
    updates.map((update) => update.status),
  ]);
}

/**
 * Ends chases; with DONE only those without pending orders. Returns the members of the ended
 * chases.
 */
export async function endChases(
  sql: Sql,
  merchant: MerchantId,
  chases: readonly string[],
  state: 'DONE' | 'STOPPED' | 'CANCELLED',
): Promise<string[]> {
  const { rows } = await sql.query<{ member_id: string }>(END, [merchant, chases, state]);
  return rows.map((row) => row.member_id);
}
