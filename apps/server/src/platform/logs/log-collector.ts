// Sends the log to another machine. The server never waits for it: unsent lines stay in a bounded
// queue, whose oldest lines are dropped and counted.
import { readFileSync } from 'node:fs';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { keepConnected } from './keep-connected.ts';
import type { LogCollectorConfig } from './log-collector-config.ts';
import { openLogQueue } from './log-queue.ts';
import { syslogLine } from './syslog-line.ts';

const QUEUED_BYTES_MAX = 8 * 1024 * 1024;
const CLOSE_MS_MAX = 2000;

/** Emitted once for an outage, however long it is. */
export type CollectorEvent =
  | { readonly is: 'back' }
  | { readonly is: 'away'; readonly error: string };

export interface LogCollector {
  /** Takes a line; returns at once and never throws. */
  write(line: string): void;
  /** Waits at most two seconds for queued lines to be sent. */
  close(): Promise<void>;
}

/** Connects, and reconnects whenever the collector has gone away. */
export function openLogCollector(
  config: LogCollectorConfig,
  tell: (event: CollectorEvent) => void,
): LogCollector {
  const queue = openLogQueue(config.queuedBytesMax ?? QUEUED_BYTES_MAX);
  let socket: Socket | undefined;
  let isSending = false;
  let isDown = false;
  let whenSent = (): void => undefined;

  /**
   * Sends one batch at a time; it leaves the queue once the operating system has taken all of it.
   */
  const send = (): void => {
    if (socket === undefined || isSending) return;
    const dropped = queue.dropped();
    if (dropped > 0) queue.put(syslogLine(droppedLine(dropped)));
    const batch = queue.batch();
    if (batch.length === 0) return whenSent();
    const sender = socket;
    isSending = true;
    sender.write(Buffer.concat(batch), (error) => {
      if (sender !== socket || error) return;
      isSending = false;
      queue.take(batch);
      send();
    });
  };
  const disconnect = keepConnected({
    connect: () => connectTo(config),
    ready: config.secure ? 'secureConnect' : 'connect',
    onReady: (fresh) => {
      socket = fresh;
      isSending = false;
      if (isDown) tell({ is: 'back' });
      isDown = false;
      send();
    },
    onGone: (error) => {
      socket = undefined;
      const isNews = !isDown;
      isDown = true;
      if (isNews) tell({ is: 'away', error });
    },
  });
  return {
    write: (line) => {
      queue.put(syslogLine(line));
      send();
    },
    close: async () => {
      await new Promise<void>((resolve) => {
        whenSent = resolve;
        setTimeout(resolve, CLOSE_MS_MAX).unref();
        if (isDown) resolve();
        else send();
      });
      disconnect();
    },
  };
}

function connectTo({ host, port, secure, caFile }: LogCollectorConfig): Socket {
  if (!secure) return connectPlain({ host, port });
  const ca = caFile === undefined ? {} : { ca: readFileSync(caFile) };
  return connectSecure({ host, port, servername: host, minVersion: 'TLSv1.2', ...ca });
}

function droppedLine(count: number): string {
  return JSON.stringify({ level: 40, dropped: count, msg: 'lines of the log were dropped' });
}
