// What the copies of the server count together. Each lets a few calls of a key pass by itself; with
// the next one it tells the others, all put their own counts into the store, and count there. Where
// there is a Redis every call is counted in it, and a window that it does not answer for moves to
// the store in the same way.
import { randomBytes } from 'node:crypto';
import { SECOND_MS } from '@fairhouse/values';
import { setTimeout as delay } from 'node:timers/promises';
import type { House } from '../ground/house.ts';
import { openRedisLimits, type RedisLimits } from '../ground/redis/redis-limits.ts';
import {
  countCopies,
  databaseLimits,
  type LimitStore,
  type UsesGranted,
  type UsesWanted,
} from '../ground/limit-store.ts';
import { limited, newWindow, share, type LimitWindow } from './limit-window.ts';

/** A copy lets this part of a limit pass by itself: so many copies never pass it together. */
const FREE_PART = 8;
const REGISTER_MS = 1000;
/** A store that does not answer in time is away. */
const PATIENCE_MS = 1000;
/** So long a call near the limit waits for copies that have not told yet. */
const TOLD_WITHIN_MS = 300;
/** The same where some of them may be waiting for a Redis that has fallen silent. */
const TOLD_BEHIND_REDIS_MS = 700;
const LOOK_MS = 15;

interface Asked {
  readonly key: string;
  readonly use: LimitWindow;
  /** Changes nothing: it is answered while the store is away. */
  readonly isRead: boolean;
}

export interface SharedLimits {
  readonly windows: Map<string, LimitWindow>;
  /** How many calls of a limit this copy lets pass by itself now. */
  freeOf(most: number, seconds: number): number;
  /** Counts one call in the store; refuses where the limit is used up. */
  count(asked: Asked): Promise<void>;
  close(): void;
}

interface Waiting extends Asked {
  readonly wanted: 0 | 1;
  readonly done: (granted: UsesGranted | undefined) => void;
}

export async function openSharedLimits(house: House, given?: LimitStore): Promise<SharedLimits> {
  // Nobody knows yet what copies let pass that ended a moment ago: a copy that is not alone counts
  // everything in the store for the length of a window, and its name tells since when.
  const { others, now } = await countCopies(house.aside);
  const copy = `copy:${others === 0 ? 0n : now}:${randomBytes(12).toString('hex')}`;
  const store = given ?? databaseLimits(house.aside, copy);
  const redis = await openRedisIf(house);
  const windows = new Map<string, LimitWindow>();
  let freeSince = others === 0 ? -Infinity : performance.now();
  const register = async (): Promise<void> => {
    const before = house.leases.holds(copy);
    await house.leases.runKept(copy, async () => undefined);
    if (!before && windows.size > 0 && redis === undefined) lapse();
  };
  /** Others may have counted without this copy: what it let pass is told with the next call. */
  const lapse = (): void => {
    freeSince = performance.now();
    for (const use of windows.values()) share(use);
  };
  await register();
  const registering = setInterval(() => void register().catch(() => undefined), REGISTER_MS);
  registering.unref();

  /** What Redis has counted for the others may be any part of the limit, until they have told. */
  const anyUntilMs = redis === undefined ? 0 : TOLD_BEHIND_REDIS_MS;
  const tell = (key: string): void => house.signals.send({ topic: 'limit', key });

  let queue: Waiting[] = [];
  let isFlushing = false;
  const flush = async (): Promise<void> => {
    isFlushing = true;
    while (queue.length > 0) {
      const asked = queue;
      queue = [];
      const left = redis === undefined ? asked : await takeByRedis(redis, asked);
      await takeAll(store, left, { tell, anyUntilMs }).catch(() =>
        left.forEach(({ done }) => done(undefined)),
      );
    }
    isFlushing = false;
  };
  const ask = (asked: Asked, wanted: 0 | 1): Promise<UsesGranted | undefined> =>
    new Promise((done) => {
      queue.push({ ...asked, wanted, done });
      if (!isFlushing) void flush();
    });

  const stop = house.signals.listen((signal) => {
    if (signal.topic !== 'limit') return;
    const [key = '', most = '0', seconds = '0'] = signal.key.split('\n');
    const known = windows.get(key);
    const isCurrent = known !== undefined && known.endsAt > performance.now();
    if (isCurrent && known.sharedAt !== undefined) return;
    const use = isCurrent ? known : newWindow(Number(most), Number(seconds));
    windows.set(key, use);
    share(use);
    void ask({ key, use, isRead: true }, 0);
  });

  return {
    windows,
    freeOf: (most, seconds) =>
      given === undefined &&
      redis === undefined &&
      others < FREE_PART &&
      house.leases.holds(copy) &&
      performance.now() - freeSince >= seconds * SECOND_MS
        ? Math.floor(most / FREE_PART)
        : 0,
    count: async (asked) => {
      const endsAt = performance.now() + TOLD_WITHIN_MS + anyUntilMs;
      for (;;) {
        const answer = await ask(asked, 1);
        if (answer === undefined) return countAlone(asked);
        if (answer.granted > 0) return undefined;
        // A copy that says nothing for so long has gone, with what it may have let pass.
        if (performance.now() > endsAt) asked.use.isFull = true;
        if (!answer.waits || asked.use.isFull) throw limited(asked.use);
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

/** The connection to Redis, where the operator gave one. */
async function openRedisIf({ config, log }: House): Promise<RedisLimits | undefined> {
  const { redisUrl: url, caFile } = config;
  return url === undefined ? undefined : openRedisLimits({ url, caFile }, log);
}

/** Counts what is not counted in the store yet; answers what Redis did not answer for. */
async function takeByRedis(redis: RedisLimits, asked: readonly Waiting[]): Promise<Waiting[]> {
  const [here, left] = [[] as Waiting[], [] as Waiting[]];
  for (const each of asked) (each.use.sharedAt === undefined ? here : left).push(each);
  if (here.length === 0) return left;
  const groups = byKey(here);
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

/** While the store is away, what only reads is counted by this copy, and the rest is refused. */
function countAlone({ use, isRead }: Asked): void {
  if (!isRead) throw limited({ endsAt: performance.now() + PATIENCE_MS });
  use.count += 1;
  if (use.count > use.most) throw limited(use);
}

interface Sharing {
  /** Tells the other copies of a key that not all of them have told. */
  readonly tell: (key: string) => void;
  /** So long a copy that has not told yet may have let all of a limit pass; then an eighth. */
  readonly anyUntilMs: number;
}

/** One statement for all that waits. */
async function takeAll(
  store: LimitStore,
  asked: readonly Waiting[],
  { tell, anyUntilMs }: Sharing,
): Promise<void> {
  if (asked.length === 0) return;
  const groups = byKey(asked);
  const wanted = groups.map((group) => {
    const [{ key, use }] = group;
    // From here on this copy counts the key in the store alone.
    const isFirst = use.sharedAt === undefined && group.some((each) => each.wanted === 1);
    if (isFirst) tell([key, use.most, use.seconds].join('\n'));
    share(use);
    const isNew = performance.now() - (use.sharedAt ?? 0) < anyUntilMs;
    return { ...wantedOf(group), free: Math.floor(use.most / (isNew ? 1 : FREE_PART)) };
  });
  const granted = await within(store.take(wanted));
  for (const [index, group] of groups.entries()) {
    const answer = granted[index];
    if (answer === undefined) throw new Error('the store answers for every key');
    settle(group, answer);
  }
}

type Group = readonly [Waiting, ...Waiting[]];

/** What waits for the same key together, sorted by key. */
function byKey(asked: readonly Waiting[]): Group[] {
  const groups = new Map<string, [Waiting, ...Waiting[]]>();
  for (const each of asked) {
    const group = groups.get(each.key);
    if (group === undefined) groups.set(each.key, [each]);
    else group.push(each);
  }
  return [...groups]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, group]) => group);
}

function wantedOf(group: Group): Omit<UsesWanted, 'free'> {
  const [{ key, use }] = group;
  const wanted = group.filter((each) => each.wanted === 1).length;
  return { key, wanted, own: use.count, most: use.most, seconds: use.seconds };
}

function settle(group: Group, answer: UsesGranted): void {
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
