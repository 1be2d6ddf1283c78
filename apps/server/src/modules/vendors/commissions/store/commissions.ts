// Plans of commissions, and statements by month.
import { nameParameters, valuesOf, type Day, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export type Category = 'ALL' | 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS';

export interface PlanRow {
  category: Category;
  version: number;
  from_month: Day;
  tiers: unknown;
  carries_loss: boolean;
  jackpot_in_ggr: boolean;
  created_by: string;
  created_at: Date;
}

const PLANS = `
  select category, version, from_month::text, tiers, carries_loss, jackpot_in_ggr, created_by,
    created_at
  from vendors.commission_plan where merchant_id = $1 and vendor = $2
  order by category, version desc limit 200`;

/** All versions, the latest of each category first. */
export async function listPlans(
  sql: Sql,
  merchant: MerchantId,
  vendor: string,
): Promise<PlanRow[]> {
  return (await sql.query<PlanRow>(PLANS, [merchant, vendor])).rows;
}

// Two at once: the second waits for the first by the key, and fails as a conflict.
const PUT_PLAN = nameParameters(`
  insert into vendors.commission_plan
    (merchant_id, vendor, category, version, from_month, tiers, carries_loss, jackpot_in_ggr,
     created_by, created_at)
  select $merchant, v.code, $category,
    (select coalesce(max(p.version), 0) + 1 from vendors.commission_plan p
      where p.merchant_id = $merchant and p.vendor = $vendor and p.category = $category),
    $fromMonth::date, $tiers::jsonb, $carriesLoss, $jackpotInGgr, $by,
    to_timestamp($now / 1000.0)
  from vendors.vendor v
  where v.merchant_id = $merchant and v.code = $vendor and v.wallet <> 'LOTTERY'`);

/** False if the merchant has no such vendor of games. */
export async function putPlan(
  sql: Sql,
  merchant: MerchantId,
  plan: {
    readonly vendor: string;
    readonly category: Category;
    readonly fromMonth: Day;
    readonly tiers: string;
    readonly carriesLoss: boolean;
    readonly jackpotInGgr: boolean;
    readonly by: string;
    readonly now: number;
  },
): Promise<boolean> {
  return (await sql.query(PUT_PLAN.text, valuesOf(PUT_PLAN, { merchant, ...plan }))).rowCount === 1;
}

export interface TypeSums {
  type: 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'LOCAL' | 'SPORTS' | 'ESPORTS' | null;
  staked: bigint;
  paid: bigint;
  refunded: bigint;
  taken: bigint;
  promo: bigint;
  contributed: bigint;
}

// From the days of a month; a game that is not listed has no type.
const MONTH = `
  select g.type, coalesce(sum(d.staked), 0)::bigint as staked,
    coalesce(sum(d.paid), 0)::bigint as paid, coalesce(sum(d.refunded), 0)::bigint as refunded,
    coalesce(sum(d.taken), 0)::bigint as taken, coalesce(sum(d.promo), 0)::bigint as promo,
    coalesce(sum(d.contributed), 0)::bigint as contributed
  from vendors.game_day d
  left join vendors.game g on g.merchant_id = d.merchant_id and g.node_id = d.node_id
  where d.merchant_id = $1 and d.vendor = $2 and d.day >= $3::date and d.day < $4::date
    and d.node_id >= 0
  group by g.type`;

export async function sumMonth(
  sql: Sql,
  merchant: MerchantId,
  month: { readonly vendor: string; readonly from: Day; readonly to: Day },
): Promise<TypeSums[]> {
  const values = [merchant, month.vendor, month.from, month.to];
  return (await sql.query<TypeSums>(MONTH, values)).rows;
}

export interface StatementRow {
  month: Day;
  category: string;
  version: number | null;
  staked: bigint;
  paid: bigint;
  refunded: bigint;
  taken: bigint;
  promo: bigint;
  contributed: bigint;
  ggr: bigint;
  carried_in: bigint;
  commission: bigint;
  carry_out: bigint;
  is_final: boolean;
  computed_at: Date;
}

const STATEMENTS = `
  select month::text, category, version, staked, paid, refunded, taken, promo, contributed, ggr,
    carried_in, commission, carry_out, is_final, computed_at
  from vendors.commission_statement
  where merchant_id = $1 and vendor = $2 and month >= $3::date and month <= $4::date
  order by month desc, category`;

export async function listStatements(
  sql: Sql,
  merchant: MerchantId,
  asked: { readonly vendor: string; readonly from: Day; readonly to: Day },
): Promise<StatementRow[]> {
  const values = [merchant, asked.vendor, asked.from, asked.to];
  return (await sql.query<StatementRow>(STATEMENTS, values)).rows;
}

const FORGET = `
  delete from vendors.commission_statement
  where merchant_id = $1 and vendor = $2 and month = $3::date`;

const PUT = nameParameters(`
  insert into vendors.commission_statement
    (merchant_id, vendor, month, category, version, staked, paid, refunded, taken, promo,
     contributed, ggr, carried_in, commission, carry_out, is_final, computed_at)
  values ($merchant, $vendor, $month::date, $category, $version, $staked, $paid, $refunded, $taken,
    $promo, $contributed, $ggr, $carriedIn, $commission, $carryOut, $isFinal,
    to_timestamp($now / 1000.0))`);

export interface NewStatement {
  readonly category: string;
  readonly version: number | null;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly refunded: bigint;
  readonly taken: bigint;
  readonly promo: bigint;
  readonly contributed: bigint;
  readonly ggr: bigint;
  readonly carriedIn: bigint;
  readonly commission: bigint;
  readonly carryOut: bigint;
}

/** Replaces the statement of a month. */
export async function replaceStatements(
  sql: Sql,
  merchant: MerchantId,
  month: { vendor: string; month: Day; isFinal: boolean; now: number },
  rows: readonly NewStatement[],
): Promise<void> {
  await sql.query(FORGET, [merchant, month.vendor, month.month]);
  for (const row of rows) {
    await sql.query(PUT.text, valuesOf(PUT, { merchant, ...month, ...row }));
  }
}
