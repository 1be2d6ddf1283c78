// The routes of tables: calls by POST and the feed by WebSocket. Only the process that leads holds
// the tables; every other copy passes its visitors on to it.
import type { IncomingMessage } from 'node:http';
import { connect as connectPlain } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectSecure } from 'node:tls';
import { internalFetch } from '@fairhouse/tls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { WebSocketServer, type WebSocket } from 'ws';
import type { StudioContext } from '../context.ts';
import type { Session } from '../sessions/session.ts';
import { readStopwatch } from '../studio-clock.ts';
import { INVALID_SESSION, rgsError, RGS_STATUS, type RgsAnswer } from '../wire/rgs-answer.ts';
import { readVisitor, VISITOR_HEADER, visitorHeader } from './feed/visitor-mark.ts';
import { openRecentSessions, type RecentSessions } from './recent-sessions.ts';
import { betAtTable, cashOutAtTable, showTable, type TableCall } from './table-calls.ts';
import { isTableGame } from './table-facts.ts';
import type { Tables } from './tables.ts';

type Operation = (context: StudioContext, call: TableCall) => Promise<RgsAnswer>;

const ROUTES: Readonly<Record<string, Operation>> = {
  '/crash/bet': betAtTable,
  '/crash/cash-out': cashOutAtTable,
  '/crash/state': showTable,
};
export const FEED_PATH = '/crash/feed';

const PREFLIGHT_SECONDS = '600';
const MESSAGE_BYTES_MOST = 512;
/** A page says who it is within this time. */
const GREETING_MS = 10_000;
const PASS_ON_MS = 9_000;
const NOT_LED = rgsError('ERR_MAINTENANCE', 'the table is between two processes');

export interface TableRoutes {
  readonly context: StudioContext;
  readonly tables: Tables;
  readonly caFile?: string | undefined;
}

export function addTableRoutes(
  app: FastifyInstance,
  { context, tables, caFile }: TableRoutes,
): void {
  const sessions = openRecentSessions(context);
  for (const [path, operation] of Object.entries(ROUTES)) {
    app.options(path, (_request, reply) =>
      reply
        .headers({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'POST, OPTIONS',
          'access-control-allow-headers': 'content-type, accept',
          'access-control-max-age': PREFLIGHT_SECONDS,
        })
        .code(204)
        .send(),
    );
    app.post(path, async (request, reply) => {
      const receivedAt = readStopwatch();
      void reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
      const visitor = visitorOf(context, request);
      if (!tables.leadership.isHeld()) {
        return passOn({ context, tables, caFile }, { request, reply, ...visitor });
      }
      const answer = await answerTo(context, operation, {
        request,
        ip: visitor.ip,
        sessions,
        tables,
        receivedAt,
      });
      return send(reply, answer);
    });
  }
  addFeed(app, { context, tables, caFile }, sessions);
}

function visitorOf(context: StudioContext, request: FastifyRequest) {
  return readVisitor(context, { header: request.headers[VISITOR_HEADER], ip: request.ip });
}

function send(reply: FastifyReply, answer: RgsAnswer): FastifyReply {
  if (answer.ok) return reply.code(200).send(answer.value);
  const { error, message } = answer;
  return reply.code(RGS_STATUS[error]).send({ error, message });
}

interface Asked {
  readonly request: FastifyRequest;
  readonly ip: string;
  readonly sessions: RecentSessions;
  readonly tables: Tables;
  readonly receivedAt: number;
}

async function answerTo(
  context: StudioContext,
  operation: Operation,
  { request, ip, sessions, tables, receivedAt }: Asked,
): Promise<RgsAnswer> {
  const body = readObject(request.body);
  if (body === undefined) return rgsError('ERR_VAL', 'the body is no JSON object');
  const session = await sessions.find(body['sessionID'], ip);
  if (session === undefined || !isTableGame(session.game)) return INVALID_SESSION;
  try {
    return await operation(context, { session, running: tables.of(session), body, receivedAt });
  } catch (error) {
    // The write failed, or another process leads: what became of it is known in a moment.
    context.warn(error instanceof Error ? error.message : String(error));
    return NOT_LED;
  }
}

function readObject(body: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(String(body));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the process that leads, once: a request that was passed on is not passed on again. */
async function passOn(
  { context, tables, caFile }: TableRoutes,
  asked: { request: FastifyRequest; reply: FastifyReply; ip: string; isPassedOn: boolean },
): Promise<FastifyReply> {
  const { request, reply, ip, isPassedOn } = asked;
  const leader = isPassedOn ? undefined : await tables.leadership.find();
  if (leader === undefined || leader.address === tables.address) return send(reply, NOT_LED);
  try {
    const response = await internalFetch(caFile, new URL(request.url, leader.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [VISITOR_HEADER]: visitorHeader(context, ip) },
      body: String(request.body),
      signal: AbortSignal.timeout(PASS_ON_MS),
    });
    return reply
      .code(response.status)
      .type('application/json')
      .send(await response.text());
  } catch {
    return send(reply, NOT_LED);
  }
}

function addFeed(app: FastifyInstance, routes: TableRoutes, sessions: RecentSessions): void {
  const { context, tables } = routes;
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MOST });
  const passed = new Set<Duplex>();
  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path !== FEED_PATH) return stream.destroy();
    stream.on('error', () => stream.destroy());
    const ip = request.socket.remoteAddress ?? '';
    const visitor = readVisitor(context, { header: request.headers[VISITOR_HEADER], ip });
    if (!tables.leadership.isHeld()) {
      if (visitor.isPassedOn) return stream.destroy();
      passed.add(stream);
      stream.once('close', () => passed.delete(stream));
      passOnFeed(routes, { request, stream, head, ip }).catch((error: unknown) => {
        context.warn(`a feed is not passed on: ${String(error)}`);
        stream.destroy();
      });
      return;
    }
    server.handleUpgrade(request, stream, head, (socket) => {
      greet(context, { socket, stream, ip: visitor.ip, tables, sessions });
    });
  });
  app.addHook('preClose', (done) => {
    for (const socket of server.clients) socket.terminate();
    for (const stream of passed) stream.destroy();
    done();
  });
}

interface Greeting {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly ip: string;
  readonly tables: Tables;
  readonly sessions: RecentSessions;
}

/** The first message of a page names its session; later ones ask for the time. */
function greet(context: StudioContext, { socket, stream, ip, tables, sessions }: Greeting): void {
  const timer = setTimeout(() => socket.terminate(), GREETING_MS);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(timer));
  socket.once('message', (data) => {
    const said = readObject(data);
    const found = said && sessions.find(said['sessionID'], ip);
    Promise.resolve(found).then(
      (session) => {
        clearTimeout(timer);
        if (session === undefined || !isTableGame(session.game)) return socket.close(4001);
        socket.once('close', sessions.hold(said?.['sessionID'], ip));
        join(context, { socket, stream, tables, session });
      },
      () => socket.terminate(),
    );
  });
}

function join(
  { clock }: StudioContext,
  at: { socket: WebSocket; stream: Duplex; tables: Tables; session: Session },
): void {
  const { socket, stream, tables, session } = at;
  const { feed } = tables.of(session);
  const page = { socket, stream, playerId: session.playerId };
  socket.once('close', () => feed.pages.remove(page));
  socket.on('message', (data) => {
    const said = readObject(data);
    if (typeof said?.['ping'] !== 'number') return;
    socket.send(JSON.stringify({ type: 'pong', ping: said['ping'], now: clock() }));
  });
  feed.join(page);
}

/** Joins a page's connection with one of the leader, which answers the handshake. */
/** Fails where the leader's address or the file of the authority cannot be read. */
async function passOnFeed(
  { context, tables, caFile }: TableRoutes,
  visit: { request: IncomingMessage; stream: Duplex; head: Buffer; ip: string },
): Promise<void> {
  const { request, stream, head, ip } = visit;
  const leader = await tables.leadership.find().catch(() => undefined);
  if (leader === undefined || leader.address === tables.address) return void stream.destroy();
  const { protocol, hostname, port } = new URL(leader.address);
  const options = { host: hostname, port: Number(port) };
  const isSecure = protocol === 'https:';
  const ca = caFile === undefined ? {} : { ca: readFileSync(caFile) };
  const onward = isSecure
    ? connectSecure({ ...options, ...ca, servername: hostname })
    : connectPlain(options);
  onward.on('error', () => stream.destroy());
  onward.once('close', () => stream.destroy());
  stream.once('close', () => onward.destroy());
  onward.once(isSecure ? 'secureConnect' : 'connect', () => {
    const headers = { ...request.headers, [VISITOR_HEADER]: visitorHeader(context, ip) };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    onward.write([`GET ${FEED_PATH} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    if (head.length > 0) onward.write(head);
    stream.pipe(onward);
    onward.pipe(stream);
  });
}
