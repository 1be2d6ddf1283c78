// The payouts of a settled draw under other numbers, without writing anything.
import { nameParameters, valuesOf } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { MemberLimits } from './member-payouts.ts';
import { kindColumns, type ResultKey, type SettledKind } from './settle.ts';

// The winning tickets in order, each with its prize after the member's limits: the same computation
// as for written outcomes, for the real book only. Takes no lock.
const PREVIEW = nameParameters(`
  with won as (
    select t.seq, t.member_id, w.prize, w.refunded,
      case when w.refunded = 0 then 0
        else t.rebate - div((t.stake - w.refunded)::numeric * t.rebate_points, 2000) end as cut,
      sum(w.prize) over (partition by t.member_id order by t.seq) - w.prize as before
    from lottery.ticket t
    join unnest($plays::text[], $picks::text[], $styles::text[], $terms::text[], $units::bigint[],
        $multiples::int[], $prizes::bigint[], $refunded::bigint[])
      as w (play, pick, style, terms, unit, multiple, prize, refunded)
      on w.play = t.play and w.pick = t.pick and w.style = t.style and w.terms = t.terms
        and w.unit = t.unit and w.multiple = t.multiple
    where t.merchant_id = $merchant and t.draw_id = $draw and not t.trial
      and not exists (
        select from lottery.cancellation c
        where c.merchant_id = $merchant and c.draw_id = $draw and c.cancels = t.seq)),
  others as (
    select member_id, sum(prize) as prize from lottery.member_paid
    where merchant_id = $merchant and lottery = $lottery and day = $day::date
      and draw_id <> $draw and not trial
    group by member_id)
  select coalesce(sum(greatest(0, least(won.prize,
      case when $drawPayout::bigint > 0 then $drawPayout - won.before end,
      case when $dayPayout::bigint > 0 then $dayPayout - coalesce(others.prize, 0) - won.before end
    ))), 0)::bigint as prize,
    coalesce(sum(won.refunded), 0)::bigint as refunded,
    coalesce(sum(won.cut), 0)::bigint as cut,
    count(*) filter (where won.prize > 0)::int as winning,
    (select coalesce(sum(rebate_cut), 0)::bigint from lottery.outcome
      where merchant_id = $merchant and draw_id = $draw and version = $version and not trial)
        as cut_before
  from won left join others using (member_id)`);

export interface PreviewRow {
  /** Prizes within all limits, and refunds of tied notes. */
  readonly prize: bigint;
  readonly refunded: bigint;
  /** The rebate cut for tied notes: under these numbers, and under the current ones. */
  readonly cut: bigint;
  readonly cut_before: bigint;
  readonly winning: number;
}

/** `of` is the current version; `kinds` are those that win or tie under the other numbers. */
export async function findPreview(
  sql: Sql,
  { merchant, draw, version }: ResultKey,
  kinds: readonly Omit<SettledKind, 'notes'>[],
  limits: MemberLimits,
): Promise<PreviewRow> {
  const values = valuesOf(PREVIEW, {
    ...limits,
    merchant,
    draw,
    version,
    ...kindColumns(kinds),
    prizes: kinds.map((each) => each.prize),
    refunded: kinds.map((each) => each.refunded),
  });
  const { rows } = await sql.query<PreviewRow>(PREVIEW.text, values);
  const [row] = rows;
  return row ?? { prize: 0n, refunded: 0n, cut: 0n, cut_before: 0n, winning: 0 };
}
