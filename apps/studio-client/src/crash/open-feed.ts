// The live connection with the table: it comes back by itself, and learns how far the clocks and
// the line are apart.
import { readPageClock } from './page-clock.ts';
import type { TableMessage } from './table-messages.ts';

export interface FeedClock {
  /** The studio's clock now, as well as it is known. */
  now(): number;
  /** Half of the way there and back, in milliseconds. */
  delay(): number;
}

export interface Feed {
  readonly clock: FeedClock;
  close(): void;
}

const FIRST_PAUSE_MS = 400;
const PAUSE_MOST_MS = 8_000;
const PING_MS = 15_000;

export function openFeed(
  { url, sessionId }: { readonly url: string; readonly sessionId: string },
  heard: (message: TableMessage) => void,
  connected: (isConnected: boolean) => void,
): Feed {
  let ahead = 0;
  let delay = 40;
  let best = Number.POSITIVE_INFINITY;
  let pauseMs = FIRST_PAUSE_MS;
  let socket: WebSocket | undefined;
  let isOver = false;
  const ping = (): void => {
    if (socket?.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ ping: performance.now() }));
    }
  };
  const measure = (sent: number, now: number): void => {
    const there = (performance.now() - sent) / 2;
    // The shortest way says most; an old measure fades.
    best = Math.min(there, best * 1.2);
    if (there > best * 1.5) return;
    delay = there;
    ahead = now + there - readPageClock();
  };
  const connect = (): void => {
    const made = new WebSocket(url);
    socket = made;
    made.addEventListener('open', () => {
      made.send(JSON.stringify({ sessionID: sessionId }));
    });
    made.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as TableMessage;
      if (message.type === 'pong') return measure(message.ping, message.now);
      if (message.type === 'state') {
        pauseMs = FIRST_PAUSE_MS;
        if (best === Number.POSITIVE_INFINITY) ahead = message.now - readPageClock();
        connected(true);
        ping();
        setTimeout(ping, 700);
      }
      heard(message);
    });
    made.addEventListener('close', ({ code }) => {
      if (isOver) return;
      connected(false);
      // The session has ended: only the lobby opens another.
      if (code === 4001) return;
      setTimeout(connect, pauseMs);
      pauseMs = Math.min(pauseMs * 2, PAUSE_MOST_MS);
    });
  };
  connect();
  const timer = setInterval(ping, PING_MS);
  return {
    clock: { now: () => readPageClock() + ahead, delay: () => delay },
    close: () => {
      isOver = true;
      clearInterval(timer);
      socket?.close();
    },
  };
}
