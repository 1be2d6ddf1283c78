// Statements on a member's stakes, payouts, deposits and time in sessions.
import type { Day, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { MemberKey } from './player-limits.ts';

const TALLY = `
  select day::text, stakes, returned from protection.tally
  where merchant_id = $1 and member_id = $2 and day >= $3::date`;

const PAST = `
  -- every merchant: the function is given the one merchant that is meant
  select p.day::text, p.stakes, p.returned
  from protection.past_days($1, $2, to_timestamp($3 / 1000.0), $4, $5) as p`;

const BY_LOTTERY = `
  -- every merchant: the function is given the one merchant that is meant
  select p.lottery_code, sum(p.staked)::bigint as stakes, sum(p.paid)::bigint as returned
  from protection.played($1, $2, to_timestamp($3 / 1000.0), $4) as p group by p.lottery_code`;

const DEPOSITED = `
  -- every merchant: the function is given the one merchant that is meant
  select d.credited, d.open from protection.deposited($1, $2, to_timestamp($3 / 1000.0)) as d`;

const IN_SESSIONS = `
  -- every merchant: the function is given the one merchant that is meant
  select coalesce(protection.session_ms(
    $1, $2, to_timestamp($3 / 1000.0), to_timestamp($4 / 1000.0)), 0) as ms`;

// Locks the members' rows against a concurrent count of the past.
const ADD_RETURNED = `
  with guarded as (
    select g.member_id from protection.guard g
    where g.merchant_id = $1 and g.member_id = any($2::uuid[]) and g.tally_from is not null
    order by g.member_id for no key update)
  insert into protection.tally (merchant_id, member_id, day, stakes, returned)
  select $1, r.member_id, $4::date, 0, r.returned
  from unnest($2::uuid[], $3::bigint[]) as r (member_id, returned)
  join guarded using (member_id)
  on conflict (merchant_id, member_id, day)
  do update set returned = protection.tally.returned + excluded.returned`;

export interface PlayedDay {
  day: Day;
  stakes: bigint;
  returned: bigint;
}

export async function listTally(sql: Sql, memberKey: MemberKey, from: Day): Promise<PlayedDay[]> {
  return (await sql.query<PlayedDay>(TALLY, [memberKey.merchant, memberKey.member, from])).rows;
}

/** Stakes and payouts since an instant, counted from the tickets. */
export async function listPast(
  sql: Sql,
  memberKey: MemberKey,
  since: Instant,
  calendar: { readonly zone: string; readonly cutHour: number },
): Promise<PlayedDay[]> {
  const values = [memberKey.merchant, memberKey.member, since, calendar.zone, calendar.cutHour];
  return (await sql.query<PlayedDay>(PAST, values)).rows;
}

export interface PlayedLottery {
  lottery_code: string;
  stakes: bigint;
  returned: bigint;
}

/** The same by lottery, of real money or of a trial's play money. */
export async function listPlayedLotteries(
  sql: Sql,
  memberKey: MemberKey,
  since: Instant,
  playMoney: boolean,
): Promise<PlayedLottery[]> {
  const values = [memberKey.merchant, memberKey.member, since, playMoney];
  return (await sql.query<PlayedLottery>(BY_LOTTERY, values)).rows;
}

export async function readDeposited(
  sql: Sql,
  memberKey: MemberKey,
  since: Instant,
): Promise<{ credited: bigint; open: bigint }> {
  const { rows } = await sql.query<{ credited: bigint; open: bigint }>(DEPOSITED, [
    memberKey.merchant,
    memberKey.member,
    since,
  ]);
  return rows[0] ?? { credited: 0n, open: 0n };
}

export async function readTimeInSessions(
  sql: Sql,
  memberKey: MemberKey,
  since: Instant,
  now: Instant,
): Promise<number> {
  const values = [memberKey.merchant, memberKey.member, since, now];
  return Number((await sql.query<{ ms: bigint }>(IN_SESSIONS, values)).rows[0]?.ms ?? 0n);
}

export async function addReturned(
  sql: Sql,
  merchant: MerchantId,
  day: Day,
  returns: ReadonlyMap<string, bigint>,
): Promise<void> {
  await sql.query(ADD_RETURNED, [merchant, [...returns.keys()], [...returns.values()], day]);
}
