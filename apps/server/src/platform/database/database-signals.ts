// Signals between processes by LISTEN and NOTIFY, on a dedicated connection.
import type { Logger } from 'pino';
import type pg from 'pg';
import type { Signal, Signals } from '../signals.ts';

const CHANNEL = 'house_signal';
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) payload';
/** PostgreSQL refuses a payload of 8,000 bytes. */
const PAYLOAD_BYTES = 7900;
const RECONNECT_MS = 500;
/** The connection is mostly idle, so it is checked at this interval. */
const PULSE_MS = 2000;
/** A database that does not answer within this time counts as silent on this connection. */
const ANSWER_MS = 2500;

export interface DatabaseSignals extends Signals {
  close(): Promise<void>;
}

/**
 * Opens the connection and keeps it open; while it is broken, listeners receive only this process's
 * own signals.
 */
export function openDatabaseSignals(newClient: () => pg.Client, log: Logger): DatabaseSignals {
  const listeners = new Set<(signal: Signal) => void>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let attempting: Promise<void> = Promise.resolve();
  let isDown = false;

  const notifyEach = (payload: string): void => {
    for (const signal of [JSON.parse(payload) as Signal | readonly Signal[]].flat()) {
      for (const listener of listeners) listener(signal);
    }
  };
  /**
   * Sends one statement at a time. A statement without an answer ends the connection, because a
   * silent connection does not end on its own.
   */
  let last: Promise<unknown> = Promise.resolve();
  const execute = (
    on: pg.Client,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<unknown> => {
    const statement = { text, values: [...values], query_timeout: ANSWER_MS };
    const answer = last.then(() => on.query(statement));
    last = answer.catch(() => void on.end().catch(() => undefined));
    return answer;
  };
  const pulse = setInterval(() => {
    if (client !== undefined) void execute(client, 'select 1').catch(() => undefined);
  }, PULSE_MS);
  pulse.unref();
  const connect = async (): Promise<void> => {
    const fresh = newClient();
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (client === fresh) client = undefined;
      attemptLater();
    });
    fresh.on('notification', (message) => {
      if (message.payload !== undefined) notifyEach(message.payload);
    });
    try {
      await fresh.connect();
      await execute(fresh, `listen ${CHANNEL}`);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    // Closed while connecting: no other code holds this connection.
    if (closed) await fresh.end();
    else client = fresh;
  };
  const attempt = (): void => {
    retry = undefined;
    attempting = connect().then(
      () => {
        if (isDown) log.info('signals are up again');
        isDown = false;
      },
      (error: unknown) => {
        // Logged once for an outage, however long it is.
        if (!isDown) log.warn({ error: String(error) }, 'signals are down');
        isDown = true;
        attemptLater();
      },
    );
  };
  /** A failed connection also emits `end`: the second call finds the retry already scheduled. */
  const attemptLater = (): void => {
    if (!closed && client === undefined) retry ??= setTimeout(attempt, RECONNECT_MS);
  };
  attempt();

  // Signals sent while a statement runs are batched into the next one, without duplicates.
  let waiting = new Set<string>();
  let sending = false;
  const flush = async (): Promise<void> => {
    sending = true;
    while (waiting.size > 0) {
      const payloads = packSignals([...waiting]);
      waiting = new Set();
      const done =
        client !== undefined &&
        (await execute(client, NOTIFY, [CHANNEL, payloads]).then(
          () => true,
          () => false,
        ));
      if (!done) for (const payload of payloads) notifyEach(payload);
    }
    sending = false;
  };

  return {
    send: (signal) => {
      waiting.add(JSON.stringify(signal));
      if (!sending) void flush();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      clearInterval(pulse);
      await attempting;
      await client?.end();
    },
  };
}

/**
 * Packs signals, each as JSON, into payloads that hold many: a run pays thousands at once. One
 * alone is not packed, as a server of an earlier version reads it.
 */
function packSignals(signals: readonly string[]): string[] {
  const payloads: string[] = [];
  let packed: string[] = [];
  const put = (): void => {
    const [one, ...others] = packed;
    if (one !== undefined) payloads.push(others.length === 0 ? one : `[${packed.join(',')}]`);
  };
  let bytes = 0;
  for (const signal of signals) {
    const more = Buffer.byteLength(signal) + 1;
    if (bytes + more > PAYLOAD_BYTES) {
      put();
      packed = [];
      bytes = 0;
    }
    packed.push(signal);
    bytes += more;
  }
  put();
  return payloads;
}
