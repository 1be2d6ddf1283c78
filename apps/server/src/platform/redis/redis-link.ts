// One connection to Redis or Valkey. It is dropped as soon as an answer takes too long, and
// replaced in the background; requests meanwhile fail at once.
import type { createClient } from '@redis/client';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** The time limit of a connection attempt and of an answer; past it the server counts as away. */
const ANSWER_MS = 250;
const RETRY_MS = 1000;

export interface RedisAddress {
  /** `redis:` or, with TLS, `rediss:`; with the password, and the database number as its path. */
  readonly url: string;
  /** The certificate authority of the server, PEM; the public authorities without it. */
  readonly caFile: string | undefined;
}

export interface RedisLink {
  /** Sends one command. Any error ends the connection, except one that contains `expected`. */
  send(words: readonly string[], expected?: string): Promise<unknown>;
  close(): void;
}

type Socket = NonNullable<NonNullable<Parameters<typeof createClient>[0]>['socket']>;

/** Tries once to connect, and keeps retrying whenever there is no connection. */
export async function openRedis({ url, caFile }: RedisAddress, log: Logger): Promise<RedisLink> {
  // Most installations have no Redis, so the client is loaded only when configured.
  const { createClient } = await import('@redis/client');
  const timing = { connectTimeout: ANSWER_MS, reconnectStrategy: false } as const;
  const socket: Socket =
    caFile !== undefined && url.startsWith('rediss:')
      ? { ...timing, tls: true, ca: readFileSync(caFile) }
      : timing;
  const newClient = () => createClient({ url, socket, RESP: 2, disableOfflineQueue: true });
  type Client = ReturnType<typeof newClient>;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isDown = false;

  const lose = (lost: Client, error: unknown): void => {
    if (lost.isOpen) lost.destroy();
    if (client !== lost) return;
    client = undefined;
    reportDown(error);
    connectLater();
  };
  /**
   * Logged once for an outage; the client's errors do not contain the address with its password.
   */
  const reportDown = (error: unknown): void => {
    if (!isDown) log.warn({ error: String(error) }, 'redis is away: the database counts limits');
    isDown = true;
  };
  const connect = async (): Promise<void> => {
    const fresh = newClient();
    fresh.on('error', (error: unknown) => lose(fresh, error));
    try {
      await within(fresh.connect());
      await within(fresh.sendCommand(['PING']));
    } catch (error) {
      lose(fresh, error);
      throw error;
    }
    if (isClosed) return lose(fresh, 'closed');
    client = fresh;
    if (isDown) log.info('redis is back');
    isDown = false;
  };
  const attempt = (): Promise<void> =>
    connect().catch((error: unknown) => {
      reportDown(error);
      connectLater();
    });
  const connectLater = (): void => {
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void attempt(), RETRY_MS);
    retry.unref();
  };
  await attempt();

  return {
    send: async (words, expected) => {
      const current = client;
      if (current === undefined) throw new Error('redis is away');
      try {
        return await within(current.sendCommand([...words]));
      } catch (error) {
        const isExpected = expected !== undefined && String(error).includes(expected);
        if (!isExpected) lose(current, error);
        throw error;
      }
    },
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      if (client?.isOpen === true) client.destroy();
      client = undefined;
    },
  };
}

async function within<Value>(answer: Promise<Value>): Promise<Value> {
  const timer = new AbortController();
  const late = delay(ANSWER_MS, undefined, { signal: timer.signal }).then(async () => {
    // An answer that arrived while this process was busy is read before the timeout takes effect.
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('redis does not answer');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
    answer.catch(() => undefined);
  }
}
