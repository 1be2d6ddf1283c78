// What placing asks about the members of a batch: who is on a break, and what their limits leave.
// It is answered inside the batch, under locks that make two batches of one member come after each
// other; members that set nothing cost a look at one number.
import type { SqlClient, Statement } from '@fairhouse/ledger';
import { MINUTE_MS, type Day, type Instant } from '@fairhouse/values';
import type { MerchantId } from '@fairhouse/values';
import { businessDay } from '../../ground/business-day.ts';
import {
  earliestDay,
  strictest,
  windowOf,
  type Bound,
  type Calendar,
  type LimitKind,
  type Period,
} from './limit.ts';
import { holds, type Pause } from './pause.ts';
import { refusedPause, refusedLimit } from './refused-reason.ts';
import {
  addStakes,
  beginTally,
  boundOf,
  listBounds,
  listChanged,
  listTallies,
  lockGuards,
  readSessionMs,
  readVersion,
  type TallyRow,
} from './store/placing.ts';

/** Who is watched at each merchant, as of a version; kept by a process. */
export type WatchedMembers = Map<MerchantId, { version: bigint; readonly members: Set<string> }>;

export interface OfBatch {
  readonly merchant: MerchantId;
  readonly calendar: Calendar;
  readonly now: Instant;
  /** As read in the batch's own transaction; read here when it is not given. */
  readonly version?: bigint | undefined;
  readonly members: readonly string[];
}

/** A stake that wants to be placed. */
export interface Staking {
  readonly member: string;
  readonly stake: bigint;
  /** Placed by its member, who is in a session, and not by a plan. */
  readonly live: boolean;
}

/** A stake of a plan, at the time its draw comes. */
export interface Planned {
  readonly at: Instant;
  readonly stake: bigint;
}

export interface Guards {
  /** Why this stake is not taken, as a text for the ledger; undefined when it may be. */
  refuse(staking: Staking): string | undefined;
  /** Why a plan is not taken: a break, or steps that no limit of today leaves room for. */
  refusePlan(member: string, steps: readonly Planned[]): string | undefined;
  /** Counts a stake that was placed, or below zero one that was cancelled, on its own day. */
  note(member: string, stake: bigint, placedAt?: Instant): void;
  statements(): readonly Statement[];
}

interface Guarded {
  readonly pause: Pause | undefined;
  readonly bounds: readonly Bound[];
  readonly days: Map<Day, { stakes: bigint; returned: bigint }>;
  readonly sessionMs: number;
}

/** Members of this batch that are watched, with all that decides about their stakes, locked. */
export async function openGuards(
  client: SqlClient,
  watched: WatchedMembers,
  of: OfBatch,
): Promise<Guards> {
  const members = await watchedAmong(client, watched, of);
  return guardsOf(of, members.length === 0 ? new Map() : await readGuarded(client, of, members));
}

async function watchedAmong(
  client: SqlClient,
  watched: WatchedMembers,
  { merchant, members, version }: OfBatch,
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

async function readGuarded(
  client: SqlClient,
  of: OfBatch,
  members: readonly string[],
): Promise<Map<string, Guarded>> {
  const { merchant, calendar, now } = of;
  const rows = await lockGuards(client, merchant, members);
  const bounds = await listBounds(client, merchant, members);
  const first = earliestDay(calendar, now);
  const own = (member: string) =>
    strictest(bounds.filter((row) => row.member_id === member).map(boundOf));
  const counted = (kind: LimitKind): boolean => kind === 'stake' || kind === 'loss';
  for (const { member, tallyFrom } of rows) {
    if (tallyFrom !== undefined || !own(member).some(({ kind }) => counted(kind))) continue;
    await beginTally(client, merchant, { member, ...first, ...calendar });
  }
  const tallies = await listTallies(client, merchant, members, first.from);
  const found = new Map<string, Guarded>();
  for (const { member, pause } of rows) {
    const limits = own(member);
    const timed = limits.some(({ kind }) => kind === 'session');
    const since = windowOf(calendar, 'day', now).start;
    found.set(member, {
      pause,
      bounds: limits,
      days: daysOf(tallies.filter((row) => row.member_id === member)),
      sessionMs: timed ? await readSessionMs(client, merchant, { member, since, now }) : 0,
    });
  }
  return found;
}

function daysOf(rows: readonly TallyRow[]): Guarded['days'] {
  return new Map(rows.map(({ day, stakes, returned }) => [day, { stakes, returned }]));
}

function guardsOf(of: OfBatch, guarded: ReadonlyMap<string, Guarded>): Guards {
  const { merchant, calendar, now } = of;
  const added: { member: string; day: Day; stake: bigint }[] = [];
  const today = businessDay(calendar, now);
  return {
    refuse: ({ member, stake, live }) => {
      const known = guarded.get(member);
      if (known === undefined) return undefined;
      if (holds(known.pause, now)) return refusedPause(known.pause);
      return refusedBy(known, of, { live, staked: () => stake });
    },
    refusePlan: (member, steps) => {
      const known = guarded.get(member);
      if (known === undefined) return undefined;
      if (holds(known.pause, now)) return refusedPause(known.pause);
      const staked = (period: Period): bigint => {
        const { end } = windowOf(calendar, period, now);
        return steps.reduce((sum, step) => (step.at < end ? sum + step.stake : sum), 0n);
      };
      return refusedBy(known, of, { live: true, staked });
    },
    note: (member, stake, placedAt) => {
      const known = guarded.get(member);
      if (known === undefined) return;
      const day = placedAt === undefined ? today : businessDay(calendar, placedAt);
      const sum = known.days.get(day) ?? { stakes: 0n, returned: 0n };
      known.days.set(day, { ...sum, stakes: sum.stakes + stake });
      added.push({ member, day, stake });
    },
    statements: () => (added.length === 0 ? [] : [addStakes(merchant, byDay(added))]),
  };
}

interface Wanted {
  readonly live: boolean;
  staked(period: Period): bigint;
}

/** The first limit that a stake would pass: a loss counts every stake as lost until it pays. */
function refusedBy(
  { bounds, days, sessionMs }: Guarded,
  { calendar, now }: OfBatch,
  { live, staked }: Wanted,
): string | undefined {
  for (const { kind, period, most } of bounds) {
    if (kind === 'deposit') continue;
    const window = windowOf(calendar, period, now);
    if (kind === 'session') {
      const left = most * BigInt(MINUTE_MS) - BigInt(sessionMs);
      if (live && left <= 0n) return refusedLimit({ kind, period, most, left: 0n, ...window });
      continue;
    }
    let used = 0n;
    for (const [day, { stakes, returned }] of days) {
      if (day >= window.from) used += kind === 'stake' ? stakes : stakes - returned;
    }
    const left = most - used;
    if (staked(period) > left) return refusedLimit({ kind, period, most, left, ...window });
  }
  return undefined;
}

/** One row for a member and day: a statement cannot change a row twice. */
function byDay(added: readonly { member: string; day: Day; stake: bigint }[]) {
  const sums = new Map<string, { member: string; day: Day; stake: bigint }>();
  for (const each of added) {
    const key = `${each.member} ${each.day}`;
    sums.set(key, { ...each, stake: each.stake + (sums.get(key)?.stake ?? 0n) });
  }
  return [...sums.values()];
}
