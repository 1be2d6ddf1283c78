// Groups and rates of a whole team, and their bulk change.
import type { CategoryRates } from '@fairhouse/rules/agency';
import {
  type Id,
  type Instant,
  type MerchantId,
  nameParameters,
  valuesOf,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { ratesOfJson, ratesToJson } from '../../accounts/index.ts';

const TEAM_TERMS = `
  select m.member_id, m.username, coalesce(a.prize_group, $3::smallint) as prize_group,
    coalesce((select jsonb_object_agg(r.category, r.rate) from agents.category_rate r
      where r.merchant_id = m.merchant_id and r.member_id = m.member_id), '{}') as rates
  from members.member m
  left join agents.account a on a.merchant_id = m.merchant_id and a.member_id = m.member_id
  where m.merchant_id = $1 and m.path @> array[$2::uuid]
  order by m.member_id`;

export interface TeamTerms {
  readonly id: Id<'member'>;
  readonly username: string;
  readonly group: number;
  readonly rates: CategoryRates;
}

/** Group and rates of everybody below an agent. */
export async function readTeamTerms(
  sql: Sql,
  merchant: MerchantId,
  { agent, standard }: { readonly agent: Id<'member'>; readonly standard: number },
): Promise<TeamTerms[]> {
  type Row = { member_id: Id<'member'>; username: string; prize_group: number; rates: unknown };
  const { rows } = await sql.query<Row>(TEAM_TERMS, [merchant, agent, standard]);
  return rows.map((row) => ({
    id: row.member_id,
    username: row.username,
    group: row.prize_group,
    rates: ratesOfJson(row.rates),
  }));
}

// The caller holds the lock of the tree.
const CLAMP_GROUPS = `
  insert into agents.account (merchant_id, member_id, prize_group)
  select $1, id, prize_group from unnest($2::uuid[], $3::smallint[]) as given (id, prize_group)
  on conflict (merchant_id, member_id) do update set prize_group = excluded.prize_group`;
const CLAMP_RATES = `
  update agents.category_rate r set rate = least(r.rate, given.rate)
  from unnest($3::text[], $4::integer[]) as given (category, rate)
  where r.merchant_id = $1 and r.member_id = any($2::uuid[]) and r.category = given.category`;
const NOTE = nameParameters(`
  insert into agents.terms_change (merchant_id, change_id, member_id, cause, old_group, new_group,
    old_rates, new_rates, by_name, reason, at)
  select $merchant, change_id, member_id, 'clamped', old_group, new_group, old_rates, new_rates,
    $by, $reason, to_timestamp($now / 1000.0)
  from unnest($ids::uuid[], $members::uuid[], $oldGroups::smallint[], $newGroups::smallint[],
    $oldRates::jsonb[], $newRates::jsonb[])
    as given (change_id, member_id, old_group, new_group, old_rates, new_rates)`);

export interface Clamped extends TeamTerms {
  readonly changeId: Id<'terms_change'>;
  readonly newGroup: number;
  readonly newRates: CategoryRates;
}

/** Lowers groups and rates of a team in bulk, with a line of history for each. */
export async function saveClamped(
  sql: Sql,
  merchant: MerchantId,
  change: {
    readonly clamped: readonly Clamped[];
    /** The highest rates, by category. */
    readonly caps: Readonly<Record<string, bigint>>;
    readonly by: string;
    readonly reason: string;
    readonly now: Instant;
  },
): Promise<void> {
  const { clamped, caps, by, reason, now } = change;
  if (clamped.length === 0) return;
  const members = clamped.map((each) => each.id);
  await sql.query(CLAMP_GROUPS, [merchant, members, clamped.map((each) => each.newGroup)]);
  const categories = Object.keys(caps);
  const rates = categories.map((each) => Number(caps[each]));
  await sql.query(CLAMP_RATES, [merchant, members, categories, rates]);
  await sql.query(
    NOTE.text,
    valuesOf(NOTE, {
      merchant,
      by,
      reason,
      now,
      members,
      ids: clamped.map((each) => each.changeId),
      oldGroups: clamped.map((each) => each.group),
      newGroups: clamped.map((each) => each.newGroup),
      oldRates: clamped.map((each) => ratesToJson(each.rates)),
      newRates: clamped.map((each) => ratesToJson(each.newRates)),
    }),
  );
}
