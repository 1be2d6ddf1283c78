// Statements of real-time salary.
import type { Amount, Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface BetRow {
  draw_id: bigint;
  seq: number;
  share: number;
  member_id: Id<'member'>;
  settled_at: Date;
  stake: bigint;
  payout: bigint;
  path: Id<'member'>[];
}

const MARK = `select done_until from contracts.realtime_mark where merchant_id = $1`;

const FIRST = `
  select min(effective_from) as first from contracts.contract
  where merchant_id = $1 and kind = 'realtime_salary' and effective_from is not null`;

// Taken first: of two processes one computes a slot, and the other finds it done.
const LOCK_MARK = `${MARK} for update`;
const PUT_MARK = `
  insert into contracts.realtime_mark (merchant_id, done_until) values ($1, $2)
  on conflict do nothing`;
const MOVE_MARK = `
  update contracts.realtime_mark set done_until = $2 where merchant_id = $1`;

// The settled bets of a span of members below the given agents, by the draws' settlement.
const BETS = `
  select b.draw_id, b.seq, b.share, b.member_id, b.settled_at, b.stake, b.payout, p.path
  from contracts.settled_bet b
  join contracts.party p on p.merchant_id = b.merchant_id and p.member_id = b.member_id
  where b.merchant_id = $1 and b.settled_at >= $2 and b.settled_at < $3
    and p.standing_group = 'formal' and (p.path && $4::uuid[] or p.member_id = any($4))
  order by b.draw_id, b.seq, b.share
  limit $5`;

const DRAWS = `
  select draw_id from contracts.settled_draw
  where merchant_id = $1 and settled_at >= $2 and settled_at < $3 order by draw_id`;

// What earlier slots paid for bets of draws that are settled again.
const PAID = `
  select draw_id, seq, share, agent_id, member_id, sum(stake)::bigint as stake,
    sum(amount)::bigint as amount
  from contracts.realtime_line
  where merchant_id = $1 and draw_id = any($2::bigint[]) and slot < $3
  group by draw_id, seq, share, agent_id, member_id`;

const PUT_LINES = `
  insert into contracts.realtime_line
    (merchant_id, slot, agent_id, draw_id, seq, share, member_id, stake, amount)
  select $1, $2, x.agent_id, x.draw_id, x.seq, x.share, x.member_id, x.stake, x.amount
  from jsonb_to_recordset($3::jsonb) as x (agent_id uuid, draw_id bigint, seq integer,
    share smallint, member_id uuid, stake bigint, amount bigint)
  on conflict do nothing`;

const CARRIED = `
  select distinct on (agent_id) agent_id, carried_out from contracts.realtime_slot
  where merchant_id = $1 and agent_id = any($2) and slot < $3
  order by agent_id, slot desc`;

const PUT_SLOTS = `
  insert into contracts.realtime_slot
    (merchant_id, agent_id, slot, bets, turnover, total, carried_in, carried_out, paid)
  select $1, x.agent_id, $2, x.bets, x.turnover, x.total, x.carried_in, x.carried_out, x.paid
  from jsonb_to_recordset($3::jsonb) as x (agent_id uuid, bets integer, turnover bigint,
    total bigint, carried_in bigint, carried_out bigint, paid bigint)`;

// Agents that are frozen wait for the end of the freeze.
const UNPAID_AGENTS = `
  select distinct s.agent_id from contracts.realtime_slot s
  join contracts.party p on p.merchant_id = s.merchant_id and p.member_id = s.agent_id
  where s.merchant_id = $1 and s.paid > 0 and s.paid_at is null
    and p.state <> 'disabled' and p.freeze_level not in (1, 2)
  order by s.agent_id limit 5000`;

const LOCK_UNPAID = `
  select agent_id, slot, paid from contracts.realtime_slot
  where merchant_id = $1 and agent_id = $2 and paid > 0 and paid_at is null
  order by slot limit 2000 for update`;

const MARK_PAID = `
  update contracts.realtime_slot s set paid_at = $2, entry_id = x.entry_id
  from jsonb_to_recordset($3::jsonb) as x (agent_id uuid, slot timestamptz, entry_id uuid)
  where s.merchant_id = $1 and s.agent_id = x.agent_id and s.slot = x.slot`;

const RATES = `
  select agent_id, contract_id, pay from contracts.realtime_rate
  where merchant_id = $1 and day = $2`;

const PUT_RATES = `
  insert into contracts.realtime_rate
    (merchant_id, agent_id, day, contract_id, pay, decision, evaluated_at)
  select $1, x.agent_id, $2, x.contract_id, x.pay, x.decision, $3
  from jsonb_to_recordset($4::jsonb) as x (agent_id uuid, contract_id uuid, pay jsonb,
    decision jsonb)
  on conflict do nothing`;

const SLOTS = `
  select slot, bets, turnover, total, carried_in, carried_out, paid, paid_at
  from contracts.realtime_slot
  where merchant_id = $1 and agent_id = $2 and slot >= $3 and slot < $4 order by slot`;

const LINES = `
  select p.username, d.issue, l.seq, l.stake, l.amount
  from contracts.realtime_line l
  join contracts.party p on p.merchant_id = l.merchant_id and p.member_id = l.member_id
  join contracts.draw_name d on d.merchant_id = l.merchant_id and d.draw_id = l.draw_id
  where l.merchant_id = $1 and l.agent_id = $2 and l.slot = $3
  order by l.draw_id, l.seq, l.share limit 2000`;

export async function readMark(sql: Sql, merchant: MerchantId): Promise<Date | undefined> {
  const { rows } = await sql.query<{ done_until: Date }>(MARK, [merchant]);
  return rows[0]?.done_until;
}

export async function lockMark(sql: Sql, merchant: MerchantId): Promise<Date | undefined> {
  const { rows } = await sql.query<{ done_until: Date }>(LOCK_MARK, [merchant]);
  return rows[0]?.done_until;
}

export async function putMark(sql: Sql, merchant: MerchantId, at: Date): Promise<void> {
  await sql.query(PUT_MARK, [merchant, at]);
}

export async function moveMark(sql: Sql, merchant: MerchantId, at: Date): Promise<void> {
  await sql.query(MOVE_MARK, [merchant, at]);
}

/** When the first real-time contract of a merchant took effect. */
export async function findFirstEffect(sql: Sql, merchant: MerchantId): Promise<Date | undefined> {
  const { rows } = await sql.query<{ first: Date | null }>(FIRST, [merchant]);
  return rows[0]?.first ?? undefined;
}

export async function listSettledBets(
  sql: Sql,
  merchant: MerchantId,
  query: {
    readonly begin: Date;
    readonly end: Date;
    readonly agents: readonly Id<'member'>[];
    readonly limit: number;
  },
): Promise<BetRow[]> {
  const { begin, end, agents, limit } = query;
  return (await sql.query<BetRow>(BETS, [merchant, begin, end, agents, limit])).rows;
}

/** The draws that were settled or became void in a span. */
export async function listSettledDraws(
  sql: Sql,
  merchant: MerchantId,
  { begin, end }: { readonly begin: Date; readonly end: Date },
): Promise<bigint[]> {
  const { rows } = await sql.query<{ draw_id: bigint }>(DRAWS, [merchant, begin, end]);
  return rows.map(({ draw_id: draw }) => draw);
}

export interface PaidLineRow {
  draw_id: bigint;
  seq: number;
  share: number;
  agent_id: Id<'member'>;
  member_id: Id<'member'>;
  stake: bigint;
  amount: bigint;
}

export async function listPaidLines(
  sql: Sql,
  merchant: MerchantId,
  draws: readonly bigint[],
  before: Date,
): Promise<PaidLineRow[]> {
  return (await sql.query<PaidLineRow>(PAID, [merchant, draws.map(String), before])).rows;
}

const json = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

export async function putLines(
  sql: Sql,
  merchant: MerchantId,
  slot: Date,
  lines: readonly PaidLineRow[],
): Promise<void> {
  if (lines.length > 0) await sql.query(PUT_LINES, [merchant, slot, json(lines)]);
}

export async function readCarried(
  sql: Sql,
  merchant: MerchantId,
  agents: readonly Id<'member'>[],
  slot: Date,
): Promise<ReadonlyMap<string, bigint>> {
  type Row = { agent_id: string; carried_out: bigint };
  const { rows } = await sql.query<Row>(CARRIED, [merchant, agents, slot]);
  return new Map(rows.map(({ agent_id: agent, carried_out: carried }) => [agent, carried]));
}

export async function putSlots(
  sql: Sql,
  merchant: MerchantId,
  slot: Date,
  slots: readonly object[],
): Promise<void> {
  if (slots.length > 0) await sql.query(PUT_SLOTS, [merchant, slot, json(slots)]);
}

export interface UnpaidSlotRow {
  agent_id: Id<'member'>;
  slot: Date;
  paid: Amount;
}

/** The agents with slots to pay who are neither frozen nor disabled. */
export async function listUnpaidAgents(sql: Sql, merchant: MerchantId): Promise<Id<'member'>[]> {
  const { rows } = await sql.query<{ agent_id: Id<'member'> }>(UNPAID_AGENTS, [merchant]);
  return rows.map(({ agent_id: agent }) => agent);
}

export async function lockUnpaidSlots(
  sql: Sql,
  merchant: MerchantId,
  agent: Id<'member'>,
): Promise<UnpaidSlotRow[]> {
  return (await sql.query<UnpaidSlotRow>(LOCK_UNPAID, [merchant, agent])).rows;
}

export async function markSlotsPaid(
  sql: Sql,
  merchant: MerchantId,
  now: Date,
  slots: readonly { agent_id: string; slot: Date; entry_id: string }[],
): Promise<void> {
  const rows = slots.map(({ agent_id, slot, entry_id }) => ({ agent_id, slot, entry_id }));
  await sql.query(MARK_PAID, [merchant, now, JSON.stringify(rows)]);
}

export async function listRates(sql: Sql, merchant: MerchantId, day: string) {
  type Row = { agent_id: Id<'member'>; contract_id: Id<'contract'>; pay: unknown };
  return (await sql.query<Row>(RATES, [merchant, day])).rows;
}

export async function putRates(
  sql: Sql,
  merchant: MerchantId,
  { day, now }: { day: string; now: Date },
  rates: readonly object[],
): Promise<void> {
  if (rates.length > 0) await sql.query(PUT_RATES, [merchant, day, now, json(rates)]);
}

export interface SlotRow {
  slot: Date;
  bets: number;
  turnover: bigint;
  total: bigint;
  carried_in: bigint;
  carried_out: bigint;
  paid: Amount;
  paid_at: Date | null;
}

export async function listSlots(
  sql: Sql,
  merchant: MerchantId,
  query: { agent: Id<'member'>; begin: Date; end: Date },
): Promise<SlotRow[]> {
  const { agent, begin, end } = query;
  return (await sql.query<SlotRow>(SLOTS, [merchant, agent, begin, end])).rows;
}

export async function listSlotLines(
  sql: Sql,
  merchant: MerchantId,
  agent: Id<'member'>,
  slot: Date,
) {
  type Row = { username: string; issue: string; seq: number; stake: bigint; amount: bigint };
  return (await sql.query<Row>(LINES, [merchant, agent, slot])).rows;
}
