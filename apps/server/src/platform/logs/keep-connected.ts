import type { Socket } from 'node:net';

const RETRY_MS = [500, 1000, 2000, 5000, 10_000, 30_000];
const CONNECT_MS_MAX = 10_000;
const KEEP_ALIVE_MS = 10_000;

export interface Connecting {
  /** Begins a connection; may throw. */
  readonly connect: () => Socket;
  /** The event after which the socket can be written to. */
  readonly ready: 'connect' | 'secureConnect';
  readonly onReady: (socket: Socket) => void;
  /** The connection was closed, or failed to open. */
  readonly onGone: (error: string) => void;
}

/**
 * Keeps one connection open, and retries with growing delays whenever there is none. It does not
 * keep the process alive. The returned function ends it for good.
 */
export function keepConnected({ connect, ready, onReady, onGone }: Connecting): () => void {
  let socket: Socket | undefined;
  let retry: NodeJS.Timeout;
  let tries = 0;
  let closed = false;

  const gone = (error: string): void => {
    socket = undefined;
    if (closed) return;
    retry = setTimeout(attempt, RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    retry.unref();
    tries += 1;
    onGone(error);
  };
  const attempt = (): void => {
    try {
      socket = watched(connect());
    } catch (error) {
      gone(String(error));
    }
  };
  const watched = (fresh: Socket): Socket => {
    let problem = 'the connection was closed';
    fresh.setTimeout(CONNECT_MS_MAX, () => fresh.destroy(new Error('no connection in time')));
    fresh.setKeepAlive(true, KEEP_ALIVE_MS);
    fresh.unref();
    // An unread stream would not report that the other side has closed.
    fresh.resume();
    fresh.on('error', (error) => (problem = String(error)));
    fresh.once('close', () => gone(problem));
    fresh.once(ready, () => {
      fresh.setTimeout(0);
      tries = 0;
      onReady(fresh);
    });
    return fresh;
  };
  // Deferred, so that no failure is reported before this function has returned.
  retry = setTimeout(attempt, 0);
  return () => {
    closed = true;
    clearTimeout(retry);
    socket?.end();
  };
}
