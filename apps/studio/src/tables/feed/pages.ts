// The sockets of a table's pages. A page that does not read is left behind: it is disconnected
// before what waits for it grows.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { textFrame } from './text-frame.ts';

export interface Page {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly playerId: string;
}

export interface Pages {
  add(page: Page): void;
  remove(page: Page): void;
  /** Sends a message to every page. */
  tellAll(message: object): void;
  /** Sends a message to the pages of one player. */
  tell(playerId: string, message: object): void;
  count(): number;
  /** Disconnects every page; they connect again to the process that leads then. */
  dismiss(): void;
}

const WAITING_BYTES_MOST = 256 * 1024;

export function openPages(): Pages {
  const pages = new Set<Page>();
  const byPlayer = new Map<string, Set<Page>>();
  const write = (page: Page, frame: Buffer): void => {
    if (page.stream.destroyed) return;
    if (page.stream.writableLength > WAITING_BYTES_MOST) page.socket.terminate();
    else page.stream.write(frame);
  };
  return {
    add: (page) => {
      pages.add(page);
      const own = byPlayer.get(page.playerId) ?? new Set();
      own.add(page);
      byPlayer.set(page.playerId, own);
    },
    remove: (page) => {
      pages.delete(page);
      const own = byPlayer.get(page.playerId);
      own?.delete(page);
      if (own?.size === 0) byPlayer.delete(page.playerId);
    },
    tellAll: (message) => {
      const frame = textFrame(JSON.stringify(message));
      for (const page of pages) write(page, frame);
    },
    tell: (playerId, message) => {
      const own = byPlayer.get(playerId);
      if (own === undefined) return;
      const frame = textFrame(JSON.stringify(message));
      for (const page of own) write(page, frame);
    },
    count: () => pages.size,
    dismiss: () => {
      for (const { socket } of pages) socket.close(1012);
    },
  };
}
