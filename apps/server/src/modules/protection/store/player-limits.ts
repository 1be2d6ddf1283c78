// Statements on one member's protection, for its own page, the back office and money calls outside
// the ledger's batch.
import {
  nameParameters,
  valuesOf,
  type Day,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { Limit, LimitKind, LimitOwner, Period } from '../limit.ts';
import type { PlayBlock } from '../play-block.ts';
import { parseLimit, parsePlayBlock, type LimitRow } from './placing.ts';

// Locks the version's row until the commit, so that versions become visible in order.
const RAISE_VERSION = `
  insert into protection.change (merchant_id, version) values ($1, 1)
  on conflict (merchant_id) do update set version = protection.change.version + 1
  returning version`;

const CREATE = `
  insert into protection.guard (merchant_id, member_id, version) values ($1, $2, $3)
  on conflict do nothing`;

const COLUMNS = `member_id, break_kind, break_length, break_from, break_until, break_by, return_at,
  check_minutes, prompt_declined_at, tally_from::text`;

// A plain read of one row, without a lock.
const FIND = `
  select ${COLUMNS} from protection.guard where merchant_id = $1 and member_id = $2`;

// Serialises with bet placing for the member.
const LOCK = `${FIND} for no key update`;

const LIST_LIMITS = `
  select member_id, owner, kind, period, most, set_at, pending_most, pending_from
  from protection.bound where merchant_id = $1 and member_id = $2
  order by owner, array_position(array['deposit', 'stake', 'loss', 'session'], kind),
    array_position(array['day', 'week', 'month'], period)`;

// The caller has locked the member's row and raised its version.
const SAVE_LIMIT = nameParameters(`
  insert into protection.bound
    (merchant_id, member_id, owner, kind, period, most, set_at, set_by)
  values ($merchant, $member, $owner, $kind, $period, $most, $at, $by)
  on conflict (merchant_id, member_id, owner, kind, period) do update set most = excluded.most,
    set_at = excluded.set_at, set_by = excluded.set_by, pending_most = null, pending_from = null`);

const SET_PENDING = nameParameters(`
  update protection.bound set pending_most = $most, pending_from = $from
  where merchant_id = $merchant and member_id = $member and owner = $owner and kind = $kind
    and period = $period`);

const DELETE_LIMIT = `
  delete from protection.bound
  where merchant_id = $1 and member_id = $2 and owner = $3 and kind = $4 and period = $5`;

// Bet placing checks a member with a limit on play, or a play block that is or may become
// effective.
const SAVE_VERSION = `
  update protection.guard g set version = $3, watched = g.break_kind is not null or exists (
    select from protection.bound b where b.merchant_id = $1 and b.member_id = $2
      and b.kind <> 'deposit')
  where g.merchant_id = $1 and g.member_id = $2`;

const SET_PLAY_BLOCK = nameParameters(`
  update protection.guard set break_kind = $kind, break_length = $length, break_from = $from,
    break_until = $until, break_by = $by, return_at = null
  where merchant_id = $merchant and member_id = $member`);

const SET_RETURN = `
  update protection.guard set return_at = $3 where merchant_id = $1 and member_id = $2`;

const SET_CHECK = `
  update protection.guard set check_minutes = $3 where merchant_id = $1 and member_id = $2`;

const DECLINE = `
  update protection.guard set prompt_declined_at = $3 where merchant_id = $1 and member_id = $2`;

export interface PlayerLimits {
  readonly playBlock: PlayBlock | undefined;
  readonly checkMinutes: number | undefined;
  readonly promptDeclined: boolean;
  readonly tallyFrom: Day | undefined;
}

export interface MemberKey {
  readonly merchant: MerchantId;
  readonly member: Id<'member'>;
}

type Row = Parameters<typeof parsePlayBlock>[0] & {
  member_id: Id<'member'>;
  check_minutes: number | null;
  prompt_declined_at: Date | null;
  tally_from: Day | null;
};

const NO_LIMITS: PlayerLimits = {
  playBlock: undefined,
  checkMinutes: undefined,
  promptDeclined: false,
  tallyFrom: undefined,
};

async function read(sql: Sql, text: string, memberKey: MemberKey): Promise<PlayerLimits> {
  const [row] = (await sql.query<Row>(text, [memberKey.merchant, memberKey.member])).rows;
  if (row === undefined) return NO_LIMITS;
  return {
    playBlock: parsePlayBlock(row),
    checkMinutes: row.check_minutes ?? undefined,
    promptDeclined: row.prompt_declined_at !== null,
    tallyFrom: row.tally_from ?? undefined,
  };
}

export function readPlayerLimits(sql: Sql, memberKey: MemberKey): Promise<PlayerLimits> {
  return read(sql, FIND, memberKey);
}

/** Raises the merchant's version, creates the member's row if there is none, and locks it. */
export async function lockPlayerLimits(
  sql: Sql,
  memberKey: MemberKey,
): Promise<{ readonly playerLimits: PlayerLimits; readonly version: bigint }> {
  const { rows } = await sql.query<{ version: bigint }>(RAISE_VERSION, [memberKey.merchant]);
  const version = rows[0]?.version ?? 0n;
  await sql.query(CREATE, [memberKey.merchant, memberKey.member, version]);
  return { playerLimits: await read(sql, LOCK, memberKey), version };
}

/** Publishes a change to bet placing. Call it after every change, with the raised version. */
export async function saveLimitsVersion(
  sql: Sql,
  memberKey: MemberKey,
  version: bigint,
): Promise<void> {
  await sql.query(SAVE_VERSION, [memberKey.merchant, memberKey.member, version]);
}

export async function listMemberLimits(sql: Sql, memberKey: MemberKey): Promise<Limit[]> {
  const { rows } = await sql.query<LimitRow>(LIST_LIMITS, [memberKey.merchant, memberKey.member]);
  return rows.map(parseLimit);
}

export interface LimitKey {
  readonly owner: LimitOwner;
  readonly kind: LimitKind;
  readonly period: Period;
}

export async function saveLimit(
  sql: Sql,
  { merchant, member }: MemberKey,
  limit: LimitKey & { readonly most: bigint; readonly at: Instant; readonly by: string },
): Promise<void> {
  const at = new Date(limit.at);
  await sql.query(SAVE_LIMIT.text, valuesOf(SAVE_LIMIT, { ...limit, merchant, member, at }));
}

/** Sets or clears the pending value of a limit. */
export async function setPendingLimit(
  sql: Sql,
  { merchant, member }: MemberKey,
  key: LimitKey,
  pending: Limit['pending'],
): Promise<void> {
  const from = pending && new Date(pending.from);
  const values = { ...key, merchant, member, most: pending?.most, from };
  await sql.query(SET_PENDING.text, valuesOf(SET_PENDING, values));
}

export async function deleteLimit(
  sql: Sql,
  { merchant, member }: MemberKey,
  key: LimitKey,
): Promise<void> {
  await sql.query(DELETE_LIMIT, [merchant, member, key.owner, key.kind, key.period]);
}

export async function setPlayBlock(
  sql: Sql,
  { merchant, member }: MemberKey,
  playBlock: PlayBlock,
): Promise<void> {
  const values = valuesOf(SET_PLAY_BLOCK, {
    ...playBlock,
    merchant,
    member,
    from: new Date(playBlock.from),
    until: new Date(playBlock.until),
  });
  await sql.query(SET_PLAY_BLOCK.text, values);
}

export async function setReturnAt(sql: Sql, memberKey: MemberKey, at: Instant): Promise<void> {
  await sql.query(SET_RETURN, [memberKey.merchant, memberKey.member, new Date(at)]);
}

export async function setCheckMinutes(
  sql: Sql,
  memberKey: MemberKey,
  minutes: number | undefined,
): Promise<void> {
  await sql.query(SET_CHECK, [memberKey.merchant, memberKey.member, minutes ?? null]);
}

export async function declinePrompt(sql: Sql, memberKey: MemberKey, at: Instant): Promise<void> {
  await sql.query(DECLINE, [memberKey.merchant, memberKey.member, new Date(at)]);
}
