// Every statement on codes and on the budget of SMS.
import {
  instant,
  nameParameters,
  valuesOf,
  type Day,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import { singleRow, type Sql } from '../../../../platform/sql.ts';
import type { Channel, Scene } from '../code.ts';

export interface SendTarget {
  readonly recipient: string;
  readonly prefix: string;
  readonly network: string | undefined;
  readonly wideNetwork: string | undefined;
}

/** Earlier requests per scope: their count, and the time of the oldest one counted. */
export interface SendCounts {
  readonly lastAt: Instant | undefined;
  readonly numberHour: Count;
  readonly numberDay: Count;
  readonly addressHour: Count;
  readonly networkHour: Count;
  readonly prefixHour: Count;
}

export interface Count {
  readonly count: number;
  readonly oldest: Instant | undefined;
}

// Serialises requests so that each counts the others. Held until the transaction ends, and taken
// only after passing an unlocked count, so that a flood of refused requests does not queue.
const LOCK = `select pg_advisory_xact_lock(hashtext('identity.codes'), $1)`;

// One pass over the indexes on recipient, network and prefix; takes no locks.
const COUNT = nameParameters(`
  select
    max(made_at) filter (where recipient = $recipient) as last_at,
    count(*) filter (where recipient = $recipient and made_at > $hour)::int as number_hour,
    min(made_at) filter (where recipient = $recipient and made_at > $hour) as number_hour_from,
    count(*) filter (where recipient = $recipient)::int as number_day,
    min(made_at) filter (where recipient = $recipient) as number_day_from,
    count(*) filter (where network = $network and made_at > $hour)::int as address_hour,
    min(made_at) filter (where network = $network and made_at > $hour) as address_hour_from,
    count(*) filter (where wide_network = $wideNetwork and made_at > $hour)::int as network_hour,
    min(made_at) filter (where wide_network = $wideNetwork and made_at > $hour)
      as network_hour_from,
    count(*) filter (where prefix = $prefix and sent and made_at > $hour)::int as prefix_hour,
    min(made_at) filter (where prefix = $prefix and sent and made_at > $hour) as prefix_hour_from
  from identity.code
  where merchant_id = $merchant and (
    (recipient = $recipient and made_at > $day) or (wide_network = $wideNetwork and made_at > $hour)
    or ($prefix <> '' and prefix = $prefix and sent and made_at > $hour))`);

const INSERT = nameParameters(`
  insert into identity.code (merchant_id, code_id, scene, channel, recipient, prefix, sent,
    code_hash, member_id, network, wide_network, made_at, ends_at)
  values ($merchant, $id, $scene, $channel, $recipient, $prefix, $sent, $hash, $member, $network,
    $wideNetwork, $madeAt, $endsAt)`);

// Only the newest code of a scene counts. The row lock serialises tries, and each re-evaluates the
// conditions: of many with the correct code one finds it unused.
const TRY = nameParameters(`
  update identity.code set
    tries = tries + 1, used_at = case when code_hash = $hash then $now::timestamptz end
  where merchant_id = $merchant and used_at is null and tries < $triesMax and ends_at > $now
    and (member_id is null or member_id = $member::uuid)
    and code_id = (
      select code_id from identity.code where merchant_id = $merchant and recipient = $recipient
        and scene = $scene
      order by made_at desc, code_id desc limit 1)
  returning used_at is not null as fits`);

const READ_DAY = `
  select sent, refused_at from identity.code_day where merchant_id = $1 and day = $2`;

// Called under the merchant's lock, after the day was read.
const COUNT_DAY = `
  insert into identity.code_day (merchant_id, day, sent) values ($1, $2, $3)
  on conflict (merchant_id, day) do update set sent = code_day.sent + excluded.sent`;

// Keeps the first refusal of a day; later ones write nothing.
const REFUSE_DAY = `
  insert into identity.code_day (merchant_id, day, refused_at) values ($1, $2, $3)
  on conflict (merchant_id, day) do update set refused_at = excluded.refused_at
  where code_day.refused_at is null`;

const READ_RETURNS = `
  select count(*)::int as sent, count(used_at)::int as used from identity.code
  where merchant_id = $1 and channel = 'sms' and sent and made_at > $2 and made_at <= $3`;

const PRUNES = [
  `-- every merchant: a code that no limit counts any more is of no use to any
  delete from identity.code where made_at < $1`,
  `-- every merchant: what has ended is of no use to any
  delete from identity.reset_ticket where ends_at < $1`,
  `-- every merchant: what has ended is of no use to any
  delete from identity.firebase_token where ends_at < $1`,
];

export async function lockSending(sql: Sql, merchant: MerchantId): Promise<void> {
  await sql.query(LOCK, [merchant]);
}

interface CountRow {
  last_at: Date | null;
  number_hour: number;
  number_hour_from: Date | null;
  number_day: number;
  number_day_from: Date | null;
  address_hour: number;
  address_hour_from: Date | null;
  network_hour: number;
  network_hour_from: Date | null;
  prefix_hour: number;
  prefix_hour_from: Date | null;
}

export async function countSent(
  sql: Sql,
  merchant: MerchantId,
  { recipient, network, wideNetwork, prefix }: SendTarget,
  since: { readonly day: Instant; readonly hour: Instant },
): Promise<SendCounts> {
  const counted = await sql.query<CountRow>(
    COUNT.text,
    valuesOf(COUNT, {
      merchant,
      recipient,
      network,
      wideNetwork,
      prefix,
      day: new Date(since.day),
      hour: new Date(since.hour),
    }),
  );
  const row = singleRow(counted);
  return {
    lastAt: optionalInstant(row.last_at),
    numberHour: countOf(row.number_hour, row.number_hour_from),
    numberDay: countOf(row.number_day, row.number_day_from),
    addressHour: countOf(row.address_hour, row.address_hour_from),
    networkHour: countOf(row.network_hour, row.network_hour_from),
    prefixHour: countOf(row.prefix_hour, row.prefix_hour_from),
  };
}

function countOf(count: number, oldest: Date | null): Count {
  return { count, oldest: optionalInstant(oldest) };
}

function optionalInstant(at: Date | null): Instant | undefined {
  return at === null ? undefined : instant(at.getTime());
}

export interface NewCode extends SendTarget {
  readonly id: Id<'code'>;
  readonly scene: Scene;
  readonly channel: Channel;
  readonly sent: boolean;
  readonly hash: Buffer;
  readonly member: Id<'member'> | undefined;
  readonly madeAt: Instant;
  readonly endsAt: Instant;
}

export async function insertCode(sql: Sql, merchant: MerchantId, row: NewCode): Promise<void> {
  await sql.query(
    INSERT.text,
    valuesOf(INSERT, {
      ...row,
      merchant,
      madeAt: new Date(row.madeAt),
      endsAt: new Date(row.endsAt),
    }),
  );
}

export interface CodeTry {
  readonly recipient: string;
  readonly scene: Scene;
  readonly member: Id<'member'> | undefined;
  readonly hash: Buffer;
  readonly now: Instant;
  readonly triesMax: number;
}

/** Counts a try. Returns whether the code matches, or undefined if no code is valid. */
export async function tryCode(
  sql: Sql,
  merchant: MerchantId,
  given: CodeTry,
): Promise<boolean | undefined> {
  const { recipient, scene, member, hash, now, triesMax } = given;
  const values = valuesOf(TRY, {
    merchant,
    recipient,
    scene,
    member,
    hash,
    now: new Date(now),
    triesMax,
  });
  const { rows } = await sql.query<{ fits: boolean }>(TRY.text, values);
  return rows[0]?.fits;
}

export interface CodeDay {
  readonly sent: number;
  readonly refusedAt: Instant | undefined;
}

export async function readCodeDay(sql: Sql, merchant: MerchantId, day: Day): Promise<CodeDay> {
  const values = [merchant, day];
  const { rows } = await sql.query<{ sent: number; refused_at: Date | null }>(READ_DAY, values);
  const [row] = rows;
  const refusedAt = row?.refused_at ?? undefined;
  return {
    sent: row?.sent ?? 0,
    refusedAt: refusedAt === undefined ? undefined : instant(refusedAt.getTime()),
  };
}

/** `sent` is 0 for a code that was sent to no one. */
export async function countCodeDay(
  sql: Sql,
  merchant: MerchantId,
  { day, sent }: { readonly day: Day; readonly sent: 0 | 1 },
): Promise<void> {
  await sql.query(COUNT_DAY, [merchant, day, sent]);
}

export async function refuseCodeDay(
  sql: Sql,
  merchant: MerchantId,
  { day, at }: { readonly day: Day; readonly at: Instant },
): Promise<void> {
  await sql.query(REFUSE_DAY, [merchant, day, new Date(at)]);
}

/** The number of SMS codes sent between two times, and how many of them were used. */
export async function readReturns(
  sql: Sql,
  merchant: MerchantId,
  { after, until }: { readonly after: Instant; readonly until: Instant },
): Promise<{ readonly sent: number; readonly used: number }> {
  const values = [merchant, new Date(after), new Date(until)];
  const { rows } = await sql.query<{ sent: number; used: number }>(READ_RETURNS, values);
  return rows[0] ?? { sent: 0, used: 0 };
}

export async function pruneCodes(sql: Sql, before: Instant): Promise<void> {
  for (const statement of PRUNES) await sql.query(statement, [new Date(before)]);
}
