// Signals between processes by LISTEN and NOTIFY, on one connection of their own.
import type { Logger } from 'pino';
import type pg from 'pg';
import type { Signal, Signals } from './signals.ts';

const CHANNEL = 'house_signal';
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) payload';
const RECONNECT_MS = 500;
/** The connection is mostly quiet: so often it is asked whether it is still there. */
const PULSE_MS = 2000;
/** A database that does not answer within this has fallen silent on it. */
const ANSWER_MS = 2500;

export interface DatabaseSignals extends Signals {
  close(): Promise<void>;
}

/**
 * Opens the connection and keeps it open; while it is broken only this process's own signals are
 * heard.
 */
export function openDatabaseSignals(newClient: () => pg.Client, log: Logger): DatabaseSignals {
  const hearers = new Set<(signal: Signal) => void>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let attempting: Promise<void> = Promise.resolve();
  let isDown = false;

  const tell = (signal: Signal): void => {
    for (const hear of hearers) hear(signal);
  };
  /**
   * One statement at a time. One without an answer ends its connection, which a silent one would
   * not do by itself.
   */
  let last: Promise<unknown> = Promise.resolve();
  const say = (on: pg.Client, text: string, values: readonly unknown[] = []): Promise<unknown> => {
    const statement = { text, values: [...values], query_timeout: ANSWER_MS };
    const asked = last.then(() => on.query(statement));
    last = asked.catch(() => void on.end().catch(() => undefined));
    return asked;
  };
  const pulse = setInterval(() => {
    if (client !== undefined) void say(client, 'select 1').catch(() => undefined);
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
      if (message.payload !== undefined) tell(JSON.parse(message.payload) as Signal);
    });
    try {
      await fresh.connect();
      await say(fresh, `listen ${CHANNEL}`);
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    // Told to close meanwhile: nobody else knows of this connection.
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
        // Once for an outage, however long it is.
        if (!isDown) log.warn({ error: String(error) }, 'signals are down');
        isDown = true;
        attemptLater();
      },
    );
  };
  /** A connection that fails ends as well: whoever comes second finds the attempt arranged. */
  const attemptLater = (): void => {
    if (!closed && client === undefined) retry ??= setTimeout(attempt, RECONNECT_MS);
  };
  attempt();

  // What is sent while a statement runs goes together in the next one, the same signal once.
  let waiting = new Set<string>();
  let sending = false;
  const flush = async (): Promise<void> => {
    sending = true;
    while (waiting.size > 0) {
      const payloads = [...waiting];
      waiting = new Set();
      const done =
        client !== undefined &&
        (await say(client, NOTIFY, [CHANNEL, payloads]).then(
          () => true,
          () => false,
        ));
      if (!done) for (const payload of payloads) tell(JSON.parse(payload) as Signal);
    }
    sending = false;
  };

  return {
    send: (signal) => {
      waiting.add(JSON.stringify(signal));
      if (!sending) void flush();
    },
    listen: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
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
