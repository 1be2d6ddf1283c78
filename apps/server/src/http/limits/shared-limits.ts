// Limits that the copies of the server count together. Each copy lets a few calls of a key pass on
// its own; at the next call it notifies the others, all add their own counts to the store, and from
// then on count there. With Redis every call is counted in Redis, and a window that Redis does not
// answer for moves to the store in the same way.
import { randomBytes } from 'node:crypto';
import { SECOND_MS } from '@fairhouse/values';
import { setTimeout as delay } from 'node:timers/promises';
import type { AppContext } from '../../platform/app-context.ts';
import { openRedisLimits, type RedisLimits } from '../../platform/redis/redis-limits.ts';
import {
  countCopies,
  databaseLimits,
  type LimitStore,
  type LimitGrant,
  type LimitRequest,
} from '../../platform/limit-store.ts';
import { limitRefusal, newWindow, shareWindow, type LimitWindow } from './limit-window.ts';

/**
 * The part (1/8) of a limit that a copy lets pass alone, so that up to eight copies never exceed it
 * together.
 */
const FREE_FRACTION = 8;
const REGISTER_MS = 1000;
/** A store that does not answer within this time is unavailable. */
const PATIENCE_MS = 1000;
/** How long a call near the limit waits for copies that have not reported yet. */
const REPORT_WAIT_MS = 300;
/** The additional wait where some copies may be waiting for a silent Redis. */
const REDIS_REPORT_WAIT_MS = 700;
const LOOK_MS = 15;

interface LimitedCall {
  readonly key: string;
  readonly use: LimitWindow;
  /** A call that changes nothing: it is answered while the store is unavailable. */
  readonly isRead: boolean;
}

export interface SharedLimits {
  readonly windows: Map<string, LimitWindow>;
  /** How many calls of a limit this copy lets pass on its own now. */
  freeOf(most: number, seconds: number): number;
  /** Counts one call in the store; refuses when the limit is used up. */
  count(pending: LimitedCall): Promise<void>;
  close(): void;
}

interface Waiting extends LimitedCall {
  readonly wanted: 0 | 1;
  readonly done: (granted: LimitGrant | undefined) => void;
}

export async function openSharedLimits(
  app: AppContext,
  customStore?: LimitStore,
): Promise<SharedLimits> {
  // The calls that recently ended copies let pass are unknown: a copy that is not alone counts
  // everything in the store for the length of a window, and its name carries the time since when.
  // With Redis it counts outside the store from its first call on.
  const { others, now } = await countCopies(app.secondaryPool);
  const redis = await openConfiguredRedis(app);
  const countsOutsideStore = others === 0 || redis !== undefined;
  const copy = `copy:${countsOutsideStore ? 0n : now}:${randomBytes(12).toString('hex')}`;
  const store = customStore ?? databaseLimits(app.secondaryPool, copy);
  const windows = new Map<string, LimitWindow>();
  let freeSince = others === 0 ? -Infinity : performance.now();
  const register = async (): Promise<void> => {
    const before = app.leases.holds(copy);
    await app.leases.runAndKeep(copy, async () => undefined);
    if (!before && windows.size > 0 && redis === undefined) shareAllWindows();
  };
  /** Other copies may have counted without this one: it reports its own calls with the next one. */
  const shareAllWindows = (): void => {
    freeSince = performance.now();
    for (const use of windows.values()) shareWindow(use);
  };
  await register();
  const registering = setInterval(() => void register().catch(() => undefined), REGISTER_MS);
  registering.unref();

  /**
   * Until the other copies have reported, Redis may have counted any part of the limit for them.
   */
  const unreportedMs = redis === undefined ? 0 : REDIS_REPORT_WAIT_MS;
  const notifyCopies = (key: string): void => app.signals.send({ topic: 'limit', key });

  let queue: Waiting[] = [];
  let isFlushing = false;
  const flush = async (): Promise<void> => {
    isFlushing = true;
    while (queue.length > 0) {
      const pending = queue;
      queue = [];
      const left = redis === undefined ? pending : await takeFromRedis(redis, pending);
      await takeAll(store, left, { notifyCopies, unreportedMs }).catch(() =>
        left.forEach(({ done }) => done(undefined)),
      );
    }
    isFlushing = false;
  };
  const ask = (pending: LimitedCall, wanted: 0 | 1): Promise<LimitGrant | undefined> =>
    new Promise((done) => {
      queue.push({ ...pending, wanted, done });
      if (!isFlushing) void flush();
    });

  const stop = app.signals.listen((signal) => {
    if (signal.topic !== 'limit') return;
    const [key = '', most = '0', seconds = '0'] = signal.key.split('\n');
    const known = windows.get(key);
    const isCurrent = known !== undefined && known.endsAt > performance.now();
    if (isCurrent && known.sharedAt !== undefined) return;
    const use = isCurrent ? known : newWindow(Number(most), Number(seconds));
    windows.set(key, use);
    shareWindow(use);
    void ask({ key, use, isRead: true }, 0);
  });

  return {
    windows,
    freeOf: (most, seconds) =>
      customStore === undefined &&
      redis === undefined &&
      others < FREE_FRACTION &&
      app.leases.holds(copy) &&
      performance.now() - freeSince >= seconds * SECOND_MS
        ? Math.floor(most / FREE_FRACTION)
        : 0,
    count: async (pending) => {
      const endsAt = performance.now() + REPORT_WAIT_MS + unreportedMs;
      for (;;) {
        const answer = await ask(pending, 1);
        if (answer === undefined) return countAlone(pending);
        if (answer.granted > 0) return undefined;
        // A copy that does not report in this time has gone, and its uncounted calls with it.
        if (performance.now() > endsAt) pending.use.isFull = true;
        if (!answer.waits || pending.use.isFull) throw limitRefusal(pending.use);
        await delay(LOOK_MS);
      }
    },
    close: () => {
      stop();
      clearInterval(registering);
      redis?.close();
    },
  };
}

/** The connection to Redis, where one is configured. */
async function openConfiguredRedis({ config, log }: AppContext): Promise<RedisLimits | undefined> {
  const { redisUrl: url, caFile } = config;
  return url === undefined ? undefined : openRedisLimits({ url, caFile }, log);
}

/** Counts windows that are not in the store yet; returns the calls that Redis did not answer. */
async function takeFromRedis(redis: RedisLimits, pending: readonly Waiting[]): Promise<Waiting[]> {
  const [here, left] = [[] as Waiting[], [] as Waiting[]];
  for (const each of pending) (each.use.sharedAt === undefined ? here : left).push(each);
  if (here.length === 0) return left;
  const groups = groupByKey(here);
  const answers = await redis.take(groups.map((group) => wantedOf(group))).catch(() => undefined);
  if (answers === undefined) return [...here, ...left];
  for (const [index, group] of groups.entries()) {
    const answer = answers[index];
    if (answer === undefined) throw new Error('redis answers for every key');
    const [{ use }] = group;
    use.count += answer.granted;
    settle(group, answer);
  }
  return left;
}

/** While the store is unavailable, this copy counts reads alone and refuses other calls. */
function countAlone({ use, isRead }: LimitedCall): void {
  if (!isRead) throw limitRefusal({ endsAt: performance.now() + PATIENCE_MS });
  use.count += 1;
  if (use.count > use.most) throw limitRefusal(use);
}

interface Sharing {
  /** Notifies the other copies that a key is counted in the store now. */
  readonly notifyCopies: (key: string) => void;
  /** For this long an unreported copy may have let a whole limit pass; afterwards an eighth. */
  readonly unreportedMs: number;
}

/** Takes all waiting calls in one statement. */
async function takeAll(
  store: LimitStore,
  pending: readonly Waiting[],
  { notifyCopies, unreportedMs }: Sharing,
): Promise<void> {
  if (pending.length === 0) return;
  const groups = groupByKey(pending);
  const wanted = groups.map((group) => {
    const [{ key, use }] = group;
    // From here on this copy counts the key in the store only.
    const isFirst = use.sharedAt === undefined && group.some((each) => each.wanted === 1);
    if (isFirst) notifyCopies([key, use.most, use.seconds].join('\n'));
    shareWindow(use);
    const isNew = performance.now() - (use.sharedAt ?? 0) < unreportedMs;
    return { ...wantedOf(group), free: Math.floor(use.most / (isNew ? 1 : FREE_FRACTION)) };
  });
  const granted = await within(store.take(wanted));
  for (const [index, group] of groups.entries()) {
    const answer = granted[index];
    if (answer === undefined) throw new Error('the store answers for every key');
    settle(group, answer);
  }
}

type Group = readonly [Waiting, ...Waiting[]];

/** The waiting calls grouped by key, sorted by key. */
function groupByKey(pending: readonly Waiting[]): Group[] {
  const groups = new Map<string, [Waiting, ...Waiting[]]>();
  for (const each of pending) {
    const group = groups.get(each.key);
    if (group === undefined) groups.set(each.key, [each]);
    else group.push(each);
  }
  return [...groups]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, group]) => group);
}

function wantedOf(group: Group): Omit<LimitRequest, 'free'> {
  const [{ key, use }] = group;
  const wanted = group.filter((each) => each.wanted === 1).length;
  return { key, wanted, own: use.count, most: use.most, seconds: use.seconds };
}

function settle(group: Group, answer: LimitGrant): void {
  let left = answer.granted;
  const isRefused = group.filter((each) => each.wanted === 1).length > left;
  for (const { use, wanted, done } of group) {
    use.endsAt = performance.now() + answer.leftMs;
    use.isFull = isRefused && !answer.waits;
    const granted = wanted === 1 && left > 0 ? 1 : 0;
    left -= granted;
    done({ ...answer, granted });
  }
}

async function within<Value>(answer: Promise<Value>): Promise<Value> {
  const timer = new AbortController();
  const late = delay(PATIENCE_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error('the store of limits does not answer');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
    answer.catch(() => undefined);
  }
}
