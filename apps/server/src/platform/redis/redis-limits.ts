// Counts calls in Redis or Valkey, when the copies of the server share one.
import { SECOND_MS } from '@fairhouse/values';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { LimitGrant, LimitRequest } from '../limit-store.ts';
import { openRedis, type RedisAddress } from './redis-link.ts';

type RedisLimitRequest = Pick<LimitRequest, 'key' | 'wanted' | 'most' | 'seconds'>;

export interface RedisLimits {
  /** Answers in the order of the requests; throws while Redis does not answer in time. */
  take(requests: readonly RedisLimitRequest[]): Promise<readonly LimitGrant[]>;
  close(): void;
}

/**
 * One hash tag for all keys puts them on one node of a cluster, so that one script may take them.
 */
const PREFIX = '{fairhouse:limit}:';
/** Redis's error for an unknown script, for example after its restart. */
const UNKNOWN_SCRIPT = 'NOSCRIPT';

/**
 * Arguments per key: calls wanted, limit, window in milliseconds. Results: calls granted, time
 * left.
 */
const TAKE = `
local answers = {}
for place, key in ipairs(KEYS) do
  local wanted = tonumber(ARGV[place * 3 - 2])
  local most = tonumber(ARGV[place * 3 - 1])
  local left = redis.call('pttl', key)
  local used = 0
  if left > 0 then
    used = tonumber(redis.call('get', key))
  else
    left = tonumber(ARGV[place * 3])
  end
  local granted = math.max(0, math.min(wanted, most - used))
  if granted > 0 then
    redis.call('set', key, used + granted, 'px', left)
  end
  answers[place * 2 - 1] = granted
  answers[place * 2] = left
end
return answers`;
const TAKE_SHA = createHash('sha1').update(TAKE).digest('hex');

/** Opens the store, even while the server is down. */
export async function openRedisLimits(address: RedisAddress, log: Logger): Promise<RedisLimits> {
  const link = await openRedis(address, log);
  return {
    take: async (requests) => {
      const rest = [
        String(requests.length),
        ...requests.map(({ key }) => `${PREFIX}${key}`),
        ...requests.flatMap(({ wanted, most, seconds }) => [wanted, most, seconds * SECOND_MS]),
      ].map(String);
      const answer = await link
        .send(['EVALSHA', TAKE_SHA, ...rest], UNKNOWN_SCRIPT)
        .catch((error: unknown) => {
          if (!String(error).includes(UNKNOWN_SCRIPT)) throw error;
          return link.send(['EVAL', TAKE, ...rest]);
        });
      const numbers = (answer as readonly unknown[]).map(Number);
      return requests.map((_, place) => ({
        granted: numbers[place * 2] ?? 0,
        waits: false,
        leftMs: numbers[place * 2 + 1] ?? 0,
      }));
    },
    close: () => link.close(),
  };
}
