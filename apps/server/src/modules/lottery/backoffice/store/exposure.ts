// Statements of the liability of draws that wait for their numbers; none takes a lock.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { DRAW_ITEM, DRAWS_WITH_BOOKS, type BackofficeDrawRow } from './backoffice.ts';

const onSale = (condition: string): string => `
  select ${DRAW_ITEM} from ${DRAWS_WITH_BOOKS}
  where d.merchant_id = $1 and d.state in ('SCHEDULED', 'OPEN', 'CLOSED')
    and d.opens_at <= house_now() ${condition}
  order by d.draw_at`;

const ON_SALE = onSale('');
const ON_SALE_OF_LOTTERY = onSale('and d.lottery = $2');

// The steps of a draw are read by their primary key. The dearest numbers of every play come first;
// stake and count are those of all numbers of the draw.
const LIABILITIES = `
  with number as (
    select s.draw_id, each.item, sum(each.stake)::bigint as stake,
      sum(each.liability)::bigint as liability
    from lottery.draw_step s,
      unnest(s.items, s.stakes, s.liabilities) as each (item, stake, liability)
    where s.merchant_id = $1 and s.draw_id = any($2::bigint[])
    group by s.draw_id, each.item having sum(each.liability) > 0),
  ranked as (
    select number.*,
      row_number() over (partition by draw_id, split_part(item, ':', 1)
        order by liability desc, item) as place,
      sum(stake) over (partition by draw_id) as draw_stake,
      count(*) over (partition by draw_id) as numbers
    from number)
  select draw_id, item, stake, liability, coalesce(draw_stake, 0)::bigint as draw_stake,
    coalesce(numbers, 0)::int as numbers
  from ranked where place <= $3 order by draw_id, liability desc, item`;

export interface LiabilityRow {
  draw_id: bigint;
  item: string;
  stake: bigint;
  liability: bigint;
  /** The stakes on all numbers of the draw. */
  draw_stake: bigint;
  /** How many numbers of the draw have a liability. */
  numbers: number;
}

/** The draws that are on sale or wait for their numbers, next first. */
export async function listDrawsOnSale(
  sql: Sql,
  merchant: MerchantId,
  lottery: string | undefined,
): Promise<BackofficeDrawRow[]> {
  const found =
    lottery === undefined
      ? await sql.query<BackofficeDrawRow>(ON_SALE, [merchant])
      : await sql.query<BackofficeDrawRow>(ON_SALE_OF_LOTTERY, [merchant, lottery]);
  return found.rows;
}

/** The numbers of draws with the highest liability, at most `perPlay` of each play. */
export async function listLiabilities(
  sql: Sql,
  merchant: MerchantId,
  draws: readonly bigint[],
  perPlay: number,
): Promise<LiabilityRow[]> {
  const values = [merchant, draws, perPlay];
  return (await sql.query<LiabilityRow>(LIABILITIES, values)).rows;
}
