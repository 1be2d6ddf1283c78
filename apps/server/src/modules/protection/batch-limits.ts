// Limits and play blocks of the members of a ledger batch. They are read inside the batch, under
// row locks that serialise two batches of one member. A batch whose members have no limits costs
// one read of a version number.
import type { BatchAttempt, SqlClient, Statement } from '@fairhouse/ledger';
import { MINUTE_MS, type Day, type Instant } from '@fairhouse/values';
import type { MerchantId } from '@fairhouse/values';
import { businessDay } from '../../platform/business-day.ts';
import {
  earliestDay,
  strictest,
  windowOf,
  type Limit,
  type Calendar,
  type LimitKind,
  type Period,
} from './limit.ts';
import { isInForce, type PlayBlock } from './play-block.ts';
import { reachedLimits, usedFrom, type DayTotals } from './reached-limits.ts';
import type { ProtectionReason } from './protection-reason.ts';
import { addNearLimits, type NearLimit } from './store/near-limits.ts';
import {
  addReturns,
  addStakes,
  beginTally,
  parseLimit,
  listLimits,
  listChanged,
  listTallies,
  lockBatchLimits,
  readSessionMs,
  readVersion,
  type TallyRow,
} from './store/placing.ts';

/** The watched members of each merchant, as of a version; cached per process. */
export type WatchedMembers = Map<MerchantId, { version: bigint; readonly members: Set<string> }>;

export interface BatchScope {
  readonly merchant: MerchantId;
  readonly calendar: Calendar;
  readonly now: Instant;
  /** Read in the batch's own transaction; if undefined, it is read here. */
  readonly version?: bigint | undefined;
  /** In a ledger's batch: its participants decide about one member's limits together. */
  readonly attempt?: BatchAttempt | undefined;
  readonly members: readonly string[];
}

/** A stake to be placed. */
export interface StakeRequest {
  readonly member: string;
  readonly stake: bigint;
  /** True for a bet that the member places in a session; false for a chase order. */
  readonly live: boolean;
}

/** A stake of a chase, at the opening time of its draw. */
export interface PlannedStake {
  readonly at: Instant;
  readonly stake: bigint;
}

export interface BatchLimits {
  /** The reason to refuse this stake; undefined if it is allowed. */
  refuse(request: StakeRequest): ProtectionReason | undefined;
  /**
   * The reason to refuse a chase: a play block, or orders that exceed what a current limit leaves.
   */
  refusePlan(member: string, plannedStakes: readonly PlannedStake[]): ProtectionReason | undefined;
  /** Counts a placed stake, or as a negative amount a cancelled one, on its business day. */
  note(member: string, stake: bigint, placedAt?: Instant): void;
  /** Counts what was paid, or as a negative amount what was taken back, today. */
  noteReturn(member: string, returned: bigint): void;
  /** Writes what was counted since the last call, by any participant of the batch. */
  statements(): readonly Statement[];
}

interface LockedLimits {
  readonly playBlock: PlayBlock | undefined;
  readonly limits: readonly Limit[];
  readonly days: DayTotals;
  readonly sessionMs: number;
}

/** What was locked and counted of one merchant's members. */
interface Counting {
  readonly locked: Map<string, LockedLimits>;
  added: { readonly member: string; readonly day: Day; readonly stake: bigint }[];
  readonly paid: Map<Day, Map<string, bigint>>;
  near: NearLimit[];
}

/** A lottery bet and a bet at a vendor are rows of two participants of one batch. */
const countings = new WeakMap<BatchAttempt, Map<MerchantId, Counting>>();

function countingOf({ attempt, merchant }: BatchScope): Counting {
  const fresh: Counting = { locked: new Map(), added: [], paid: new Map(), near: [] };
  if (attempt === undefined) return fresh;
  const merchants = countings.get(attempt) ?? new Map<MerchantId, Counting>();
  countings.set(attempt, merchants);
  const known = merchants.get(merchant) ?? fresh;
  merchants.set(merchant, known);
  return known;
}

/** Locks the watched members of this batch and reads everything that decides about their stakes. */
export async function openBatchLimits(
  client: SqlClient,
  watched: WatchedMembers,
  batch: BatchScope,
): Promise<BatchLimits> {
  const counting = countingOf(batch);
  const members = (await watchedAmong(client, watched, batch)).filter(
    (member) => !counting.locked.has(member),
  );
  if (members.length > 0) {
    const read = await readLockedLimits(client, batch, members);
    for (const [member, limits] of read) counting.locked.set(member, limits);
  }
  return makeBatchLimits(batch, counting);
}

async function watchedAmong(
  client: SqlClient,
  watched: WatchedMembers,
  { merchant, members, version }: BatchScope,
): Promise<string[]> {
  const current = version ?? (await readVersion(client, merchant));
  const known = watched.get(merchant) ?? { version: 0n, members: new Set<string>() };
  if (known.version !== current) {
    for (const row of await listChanged(client, merchant, known.version)) {
      if (row.watched) known.members.add(row.member_id);
      else known.members.delete(row.member_id);
    }
    known.version = current;
    watched.set(merchant, known);
  }
  if (known.members.size === 0) return [];
  return [...new Set(members)].filter((member) => known.members.has(member)).sort();
}

async function readLockedLimits(
  client: SqlClient,
  batch: BatchScope,
  members: readonly string[],
): Promise<Map<string, LockedLimits>> {
  const { merchant, calendar, now } = batch;
  const rows = await lockBatchLimits(client, merchant, members);
  const limitRows = await listLimits(client, merchant, members);
  const first = earliestDay(calendar, now);
  const own = (member: string) =>
    strictest(limitRows.filter((row) => row.member_id === member).map(parseLimit));
  const counted = (kind: LimitKind): boolean => kind === 'stake' || kind === 'loss';
  for (const { member, tallyFrom } of rows) {
    if (tallyFrom !== undefined || !own(member).some(({ kind }) => counted(kind))) continue;
    await beginTally(client, merchant, { member, ...first, ...calendar });
  }
  const tallies = await listTallies(client, merchant, members, first.from);
  const found = new Map<string, LockedLimits>();
  for (const { member, playBlock } of rows) {
    const limits = own(member);
    const timed = limits.some(({ kind }) => kind === 'session');
    const since = windowOf(calendar, 'day', now).start;
    found.set(member, {
      playBlock,
      limits,
      days: dayTotals(tallies.filter((row) => row.member_id === member)),
      sessionMs: timed ? await readSessionMs(client, merchant, { member, since, now }) : 0,
    });
  }
  return found;
}

function dayTotals(rows: readonly TallyRow[]): LockedLimits['days'] {
  return new Map(rows.map(({ day, stakes, returned }) => [day, { stakes, returned }]));
}

function makeBatchLimits(batch: BatchScope, counting: Counting): BatchLimits {
  const { merchant, calendar, now } = batch;
  const { locked } = counting;
  const today = businessDay(calendar, now);
  return {
    refuse: ({ member, stake, live }) => {
      const known = locked.get(member);
      if (known === undefined) return undefined;
      if (isInForce(known.playBlock, now)) return known.playBlock;
      return findLimitReason(known, batch, { live, staked: () => stake });
    },
    refusePlan: (member, plannedStakes) => {
      const known = locked.get(member);
      if (known === undefined) return undefined;
      if (isInForce(known.playBlock, now)) return known.playBlock;
      const staked = (period: Period): bigint => {
        const { end } = windowOf(calendar, period, now);
        return plannedStakes.reduce(
          (sum, planned) => (planned.at < end ? sum + planned.stake : sum),
          0n,
        );
      };
      return findLimitReason(known, batch, { live: true, staked });
    },
    note: (member, stake, placedAt) => {
      const known = locked.get(member);
      if (known === undefined) return;
      const day = placedAt === undefined ? today : businessDay(calendar, placedAt);
      const sum = known.days.get(day) ?? { stakes: 0n, returned: 0n };
      counting.near.push(...reachedLimits(known, batch, { member, day, stake }));
      known.days.set(day, { ...sum, stakes: sum.stakes + stake });
      counting.added.push({ member, day, stake });
    },
    noteReturn: (member, returned) => {
      const known = locked.get(member);
      if (known === undefined) return;
      const sum = known.days.get(today) ?? { stakes: 0n, returned: 0n };
      known.days.set(today, { ...sum, returned: sum.returned + returned });
      const paid = counting.paid.get(today) ?? new Map<string, bigint>();
      counting.paid.set(today, paid);
      paid.set(member, (paid.get(member) ?? 0n) + returned);
    },
    statements: () => {
      const { added, near } = counting;
      const returns = [...counting.paid].map(([day, paid]) => addReturns(merchant, day, paid));
      counting.added = [];
      counting.near = [];
      counting.paid.clear();
      return [
        ...returns,
        ...(added.length === 0 ? [] : [addStakes(merchant, byDay(added))]),
        ...(near.length === 0 ? [] : [addNearLimits(merchant, near, now)]),
      ];
    },
  };
}

interface StakeCheck {
  readonly live: boolean;
  staked(period: Period): bigint;
}

/** The first limit that a stake would exceed. A stake counts as a loss until it is paid out. */
function findLimitReason(
  { limits, days, sessionMs }: LockedLimits,
  { calendar, now }: BatchScope,
  { live, staked }: StakeCheck,
): ProtectionReason | undefined {
  for (const { kind, period, most } of limits) {
    if (kind === 'deposit') continue;
    const window = windowOf(calendar, period, now);
    const limit = { kind, period, most, end: window.end };
    if (kind === 'session') {
      const left = most * BigInt(MINUTE_MS) - BigInt(sessionMs);
      if (live && left <= 0n) return { ...limit, left: 0n };
      continue;
    }
    const left = most - usedFrom(window.from, kind, days);
    if (staked(period) > left) return { ...limit, left: left > 0n ? left : 0n };
  }
  return undefined;
}

/** Merges to one row per member and day: an upsert cannot change a row twice. */
function byDay(added: readonly { member: string; day: Day; stake: bigint }[]) {
  const sums = new Map<string, { member: string; day: Day; stake: bigint }>();
  for (const each of added) {
    const key = `${each.member} ${each.day}`;
    sums.set(key, { ...each, stake: each.stake + (sums.get(key)?.stake ?? 0n) });
  }
  return [...sums.values()];
}
