// The live connection: one WebSocket for each page, opened with a one-use ticket; signals, no
// amounts.
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { assert, type Id, type MerchantId } from '@fairhouse/values';
import type { House } from '../ground/house.ts';
import type { Signal } from '../ground/signals.ts';
import type { Metrics } from './metrics.ts';
import { isOwnOrigin } from './own-origin.ts';

const TICKET_MS = 30_000;
const TICKETS_MAX = 50_000;
const MESSAGE_BYTES_MAX = 1024;
const MESSAGES_PER_WINDOW = 20;
const WINDOW_MS = 10_000;
/** A page that does not read is let go before it holds this much of our memory. */
const BUFFERED_BYTES_MAX = 256 * 1024;
const PING_MS = 25_000;
const REMEMBERED_SIGNALS = 1000;
const TOPIC = /^(balance|inbox|session|winners|site|draw:[A-Za-z0-9_-]{1,40})$/;

interface Holder {
  readonly merchant: MerchantId;
  readonly member: Id<'member'> | undefined;
}

interface Page extends Holder {
  readonly socket: WebSocket;
  readonly topics: Set<string>;
  alive: boolean;
}

interface Remembered {
  readonly number: number;
  readonly signal: Signal;
}

export interface Live {
  /** A ticket that opens one connection within 30 seconds. */
  issueTicket(holder: Holder): string;
  close(): void;
}

/** Mounts `/wps/live` and hands every signal to the pages that asked for its topic. */
export async function openLive(
  app: FastifyInstance,
  house: House,
  metrics: Metrics,
): Promise<Live> {
  const epoch = randomBytes(6).toString('hex');
  const tickets = new Map<string, Holder & { endsAt: number }>();
  const pages = new Set<Page>();
  const remembered: Remembered[] = [];
  let number = 0;

  await app.register(websocket, { options: { maxPayload: MESSAGE_BYTES_MAX } });
  // A page of somebody else's is turned away before the connection is one, and spends no ticket.
  const preValidation = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const holder = tickets.get(ticketOf(request));
    if (holder === undefined || (await isOwnOrigin(house, request, holder.merchant))) return;
    await reply.status(403).send();
  };
  app.get('/wps/live', { websocket: true, preValidation }, (socket, request) => {
    const ticket = ticketOf(request);
    const holder = tickets.get(ticket);
    tickets.delete(ticket);
    if (holder === undefined || holder.endsAt < performance.now()) {
      socket.close(4401, 'ticket');
      return;
    }
    const page: Page = { ...holder, socket, topics: new Set(), alive: true };
    pages.add(page);
    metrics.live.set(pages.size);
    hear(page, (since) => send(page, resume(since, page)));
    socket.on('close', () => {
      pages.delete(page);
      metrics.live.set(pages.size);
    });
    send(page, { hello: epoch, at: number });
  });

  const resume = (since: { epoch: string; at: number }, page: Page): object => {
    const oldest = remembered[0]?.number ?? number + 1;
    if (since.epoch !== epoch || since.at + 1 < oldest) return { resync: true, at: number };
    const missed = remembered.filter(
      (each) => each.number > since.at && concerns(page, each.signal),
    );
    return { missed: missed.map((each) => topicOf(each.signal)), at: number };
  };

  const stop = house.signals.listen((signal) => {
    number += 1;
    remembered.push({ number, signal });
    if (remembered.length > REMEMBERED_SIGNALS) remembered.shift();
    for (const page of pages) {
      if (concerns(page, signal)) send(page, { topic: topicOf(signal), at: number });
    }
  });
  const pinging = setInterval(() => {
    for (const page of pages) {
      if (!page.alive) page.socket.terminate();
      page.alive = false;
      page.socket.ping();
    }
  }, PING_MS);
  pinging.unref();

  return {
    issueTicket: (holder) => {
      const now = performance.now();
      if (tickets.size >= TICKETS_MAX) {
        for (const [each, kept] of tickets) if (kept.endsAt < now) tickets.delete(each);
      }
      const ticket = randomBytes(24).toString('base64url');
      tickets.set(ticket, { ...holder, endsAt: now + TICKET_MS });
      return ticket;
    },
    close: () => {
      stop();
      clearInterval(pinging);
      for (const page of pages) page.socket.close(1012, 'restart');
    },
  };
}

function ticketOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://page').searchParams.get('ticket') ?? '';
}

/** Listens to a page: `{subscribe: [...]}`, `{unsubscribe: [...]}`, `{resume: {epoch, at}}`. */
function hear(page: Page, onResume: (since: { epoch: string; at: number }) => void): void {
  let count = 0;
  let windowEndsAt = performance.now() + WINDOW_MS;
  page.socket.on('pong', () => (page.alive = true));
  page.socket.on('error', () => page.socket.terminate());
  page.socket.on('message', (data) => {
    page.alive = true;
    if (performance.now() > windowEndsAt) {
      count = 0;
      windowEndsAt = performance.now() + WINDOW_MS;
    }
    count += 1;
    if (count > MESSAGES_PER_WINDOW) {
      page.socket.close(4429, 'too many messages');
      return;
    }
    const message = readMessage(data);
    for (const topic of message.subscribe) if (page.topics.size < 50) page.topics.add(topic);
    for (const topic of message.unsubscribe) page.topics.delete(topic);
    if (message.resume !== undefined) onResume(message.resume);
  });
}

function readMessage(data: unknown): {
  subscribe: string[];
  unsubscribe: string[];
  resume: { epoch: string; at: number } | undefined;
} {
  let value: Record<string, unknown> = {};
  try {
    assert(data instanceof Buffer, 'a message arrives whole');
    const parsed: unknown = JSON.parse(data.toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null) value = parsed as Record<string, unknown>;
  } catch {
    // What cannot be read asks for nothing.
  }
  const topics = (list: unknown): string[] =>
    Array.isArray(list)
      ? list.filter((each): each is string => typeof each === 'string' && TOPIC.test(each))
      : [];
  const since = value['resume'] as { epoch?: unknown; at?: unknown } | undefined;
  const resume =
    typeof since?.epoch === 'string' && typeof since.at === 'number'
      ? { epoch: since.epoch, at: since.at }
      : undefined;
  return {
    subscribe: topics(value['subscribe']),
    unsubscribe: topics(value['unsubscribe']),
    resume,
  };
}

function topicOf(signal: Signal): string {
  return signal.topic === 'draw' ? `draw:${signal.lottery}` : signal.topic;
}

function concerns(page: Page, signal: Signal): boolean {
  if (signal.merchant !== page.merchant || !page.topics.has(topicOf(signal))) return false;
  return 'member' in signal ? signal.member === page.member : true;
}

function send(page: Page, message: object): void {
  if (page.socket.bufferedAmount > BUFFERED_BYTES_MAX) page.socket.terminate();
  else if (page.socket.readyState === page.socket.OPEN) page.socket.send(JSON.stringify(message));
}
