// The live connection: one WebSocket for each page, opened with a one-use ticket of any copy. It
// carries signals, no amounts.
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { LIVE_PATH } from '@fairhouse/calls/client';
import { assert } from '@fairhouse/values';
import type { AppContext } from '../../platform/app-context.ts';
import { readJson } from '../../platform/read-json.ts';
import type { PageSignal } from '../../platform/signals.ts';
import { openLiveTickets, type Holder } from './live-tickets.ts';
import type { Metrics } from '../metrics.ts';
import { listActiveSessions } from '../../modules/identity/index.ts';
import { isOwnOrigin } from './own-origin.ts';
import { openPageIndex, topicOf, type PageIndex } from './page-index.ts';

const MESSAGE_BYTES_MAX = 1024;
const MESSAGES_PER_WINDOW = 20;
const WINDOW_MS = 10_000;
/** A page that does not read is disconnected before its buffered messages exceed this size. */
const BUFFERED_BYTES_MAX = 256 * 1024;
const PING_MS = 25_000;
const REMEMBERED_SIGNALS = 1000;
const TOPIC = /^(balance|inbox|session|winners|site|draw:[A-Za-z0-9_-]{1,40})$/;

interface Page extends Holder {
  readonly socket: WebSocket;
  readonly topics: Set<string>;
  alive: boolean;
}

interface Remembered {
  readonly number: number;
  readonly signal: PageSignal;
}

export interface Live {
  /** A ticket that opens one connection within 30 seconds, at any copy of the server. */
  issueTicket(holder: Holder): string;
  close(): void;
}

/** Mounts `/wps/live` and sends every signal to the pages that subscribed to its topic. */
export async function openLive(
  listener: FastifyInstance,
  app: AppContext,
  metrics: Metrics,
): Promise<Live> {
  const epoch = randomBytes(6).toString('hex');
  const tickets = openLiveTickets(app);
  const admitted = new WeakMap<FastifyRequest, Holder>();
  const pages = new Set<Page>();
  const index = openPageIndex<Page>();
  const remembered: Remembered[] = [];
  let number = 0;

  await listener.register(websocket, { options: { maxPayload: MESSAGE_BYTES_MAX } });
  // A page of another origin is refused before the upgrade, and spends no ticket.
  const preValidation = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const ticket = tickets.read(ticketOf(request));
    if (ticket === undefined) return;
    if (!(await isOwnOrigin(app, request, ticket.merchant))) {
      await reply.status(403).send();
      return;
    }
    // Without the database it is unknown whether another copy used the ticket: the page retries.
    const isFirst = await tickets.spend(ticket).catch(() => undefined);
    if (isFirst === undefined) await reply.status(503).send();
    else if (isFirst) admitted.set(request, ticket);
  };
  listener.get(LIVE_PATH, { websocket: true, preValidation }, (socket, request) => {
    const holder = admitted.get(request);
    if (holder === undefined) {
      socket.close(4401, 'ticket');
      return;
    }
    const page: Page = { ...holder, socket, topics: new Set(), alive: true };
    pages.add(page);
    metrics.live.set(pages.size);
    // The session may have ended after its ticket was issued.
    closeEndedPages([page]);
    listenToPage(page, index, (since) => send(page, resume(since, page)));
    socket.on('close', () => {
      pages.delete(page);
      index.remove(page);
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

  const closeEndedPages = (among: readonly Page[]): void =>
    void closeEnded(app, among).catch((error: unknown) => app.log.warn({ err: error }, 'live'));

  const stop = app.signals.listen((signal) => {
    if (signal.topic === 'limit') return;
    number += 1;
    remembered.push({ number, signal });
    if (remembered.length > REMEMBERED_SIGNALS) remembered.shift();
    const message = { topic: topicOf(signal), at: number };
    for (const page of index.pagesOf(signal)) send(page, message);
    if (signal.topic !== 'session') return;
    closeEndedPages([...pages].filter(({ member }) => member === signal.member));
  });
  const pinging = setInterval(() => {
    for (const page of pages) {
      if (!page.alive) page.socket.terminate();
      page.alive = false;
      page.socket.ping();
    }
    closeEndedPages([...pages]);
  }, PING_MS);
  pinging.unref();

  return {
    issueTicket: tickets.issue,
    close: () => {
      stop();
      clearInterval(pinging);
      for (const page of pages) page.socket.close(1012, 'restart');
    },
  };
}

/** Closes the pages whose sessions have ended: on a signal, and at every ping for expired ones. */
async function closeEnded(app: AppContext, pages: readonly Page[]): Promise<void> {
  const held = pages.filter(({ session }) => session !== undefined);
  for (const merchant of new Set(held.map((page) => page.merchant))) {
    const own = held.filter((page) => page.merchant === merchant);
    const ids = [...new Set(own.flatMap(({ session }) => session ?? []))];
    const living = await listActiveSessions(app, merchant, ids);
    for (const { session, socket } of own) {
      if (session !== undefined && !living.has(session)) socket.close(4401, 'session');
    }
  }
}

function ticketOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://page').searchParams.get('ticket') ?? '';
}

/**
 * Handles a page's messages: `{subscribe: [...]}`, `{unsubscribe: [...]}`, `{resume: {epoch, at}}`.
 */
function listenToPage(
  page: Page,
  index: PageIndex<Page>,
  onResume: (since: { epoch: string; at: number }) => void,
): void {
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
    for (const topic of message.subscribe) index.subscribe(page, topic);
    for (const topic of message.unsubscribe) index.unsubscribe(page, topic);
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
    const parsed: unknown = readJson(data.toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null) value = parsed as Record<string, unknown>;
  } catch {
    // An unreadable message requests nothing.
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

function concerns(page: Page, signal: PageSignal): boolean {
  if (signal.merchant !== page.merchant || !page.topics.has(topicOf(signal))) return false;
  return 'member' in signal ? signal.member === page.member : true;
}

function send(page: Page, message: object): void {
  if (page.socket.bufferedAmount > BUFFERED_BYTES_MAX) page.socket.terminate();
  else if (page.socket.readyState === page.socket.OPEN) page.socket.send(JSON.stringify(message));
}
