// Counts calls in Redis or Valkey, where the copies of the server share one.
import { SECOND_MS } from '@fairhouse/values';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { UsesGranted, UsesWanted } from '../limit-store.ts';
import { openRedis, type RedisAddress } from './redis-link.ts';

type Wanted = Pick<UsesWanted, 'key' | 'wanted' | 'most' | 'seconds'>;

export interface RedisLimits {
  /** Answers in the order of what was asked; throws while Redis does not answer within its time. */
  take(asked: readonly Wanted[]): Promise<readonly UsesGranted[]>;
  close(): void;
}

/** All keys at one place of a cluster, so that one script may take them together. */
const PREFIX = '{fairhouse:limit}:';
/** Redis's word for a script that it does not know, which was restarted for example. */
const UNKNOWN_SCRIPT = 'NOSCRIPT';

/** For each key what is wanted, the limit, the window in milliseconds; granted and what is left. */
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

/** Opens it, whether the server is there yet or not. */
export async function openRedisLimits(address: RedisAddress, log: Logger): Promise<RedisLimits> {
  const link = await openRedis(address, log);
  return {
    take: async (asked) => {
      const rest = [
        String(asked.length),
        ...asked.map(({ key }) => `${PREFIX}${key}`),
        ...asked.flatMap(({ wanted, most, seconds }) => [wanted, most, seconds * SECOND_MS]),
      ].map(String);
      const answer = await link
        .ask(['EVALSHA', TAKE_SHA, ...rest], UNKNOWN_SCRIPT)
        .catch((error: unknown) => {
          if (!String(error).includes(UNKNOWN_SCRIPT)) throw error;
          return link.ask(['EVAL', TAKE, ...rest]);
        });
      const numbers = (answer as readonly unknown[]).map(Number);
      return asked.map((_, place) => ({
        granted: numbers[place * 2] ?? 0,
        waits: false,
        leftMs: numbers[place * 2 + 1] ?? 0,
      }));
    },
    close: () => link.close(),
  };
}
