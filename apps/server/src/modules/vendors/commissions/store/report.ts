// The days of a vendor as the console reports them.
import { nameParameters, valuesOf, type Day, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface DayRow {
  day: Day;
  node_id: bigint;
  bets: bigint;
  players: number;
  staked: bigint;
  paid: bigint;
  refunded: bigint;
  taken: bigint;
}

// By the key: the days of the whole vendor, or those of its games.
const DAYS = nameParameters(`
  select day::text, node_id, bets, players, staked, paid, refunded, taken
  from vendors.game_day
  where merchant_id = $merchant and vendor = $vendor and day >= $from::date and day <= $to::date
    and ($byGame::boolean and node_id >= 0 or not $byGame::boolean and node_id = -1)
    and ($node::bigint is null or node_id = $node::bigint)
  order by day desc, staked desc, node_id limit $most`);

export async function listDays(
  sql: Sql,
  merchant: MerchantId,
  asked: {
    readonly vendor: string;
    readonly from: Day;
    readonly to: Day;
    readonly byGame: boolean;
    readonly node: number | undefined;
    readonly most: number;
  },
): Promise<DayRow[]> {
  const { node = null, ...rest } = asked;
  return (await sql.query<DayRow>(DAYS.text, valuesOf(DAYS, { merchant, ...rest, node }))).rows;
}
