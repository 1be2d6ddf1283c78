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

// By the key: the days of one row, which are those of the whole vendor or of a game.
const DAYS = nameParameters(`
  select day::text, node_id, bets, players, staked, paid, refunded, taken
  from vendors.game_day
  where merchant_id = $merchant and vendor = $vendor and day >= $from::date and day <= $to::date
    and node_id = $node::bigint
  order by day desc limit $most`);

const GAMES = nameParameters(`
  select day::text, node_id, bets, players, staked, paid, refunded, taken
  from vendors.game_day
  where merchant_id = $merchant and vendor = $vendor and day >= $from::date and day <= $to::date
    and node_id >= 0
  order by day desc, staked desc, node_id limit $most`);

const WHOLE_VENDOR = -1;

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
  const { vendor, from, to, byGame, most } = asked;
  const span = { merchant, vendor, from, to, most };
  if (byGame && asked.node === undefined) {
    return (await sql.query<DayRow>(GAMES.text, valuesOf(GAMES, span))).rows;
  }
  const node = asked.node ?? WHOLE_VENDOR;
  return (await sql.query<DayRow>(DAYS.text, valuesOf(DAYS, { ...span, node }))).rows;
}
