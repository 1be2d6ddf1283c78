// The HTTP server of a listener: strict limits on bytes and times, and a route for every row of a
// table.
import cookie from '@fastify/cookie';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { CallTable, Refused } from '@fairhouse/calls';
import { SECOND_MS } from '@fairhouse/values';
import { fastifyTlsOptions, watchCertificate } from '@fairhouse/tls';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import type { AppContext } from '../platform/app-context.ts';
import { answerUnreadableRequest } from './answer-unreadable-request.ts';
import { languageOf, type Caller } from './caller.ts';
import { FALLBACK_LANGUAGE, failure } from './envelope.ts';
import type { IncomingCall } from './identify.ts';
import type { Metrics } from './metrics.ts';
import { compressAnswer } from './compress.ts';
import {
  answerForError,
  writeAnswer,
  refusalForError,
  runCall,
  type AfterOperation,
  type AnyOperation,
} from './run-call.ts';

const BODY_BYTES_MAX = 1024 * 1024;
const HOST = 'host';
const PICTURE_BYTES_MAX = 5 * 1024 * 1024;

/** A listener that closes slow sockets: headers within 5 s, the whole request within 15 s. */
export async function openListener(app: AppContext): Promise<FastifyInstance> {
  const { trustedProxies, tls } = app.config;
  const listener = fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Our log lines contain the request id themselves.
    childLoggerFactory: (logger) => logger,
    // The first hop is the connection itself: with no trusted proxy, not even that hop may report
    // another address.
    trustProxy: trustedProxies > 0 && ((_address, hop) => hop < trustedProxies),
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => randomUUID(),
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    return503OnClosing: true,
    clientErrorHandler: answerUnreadableRequest,
    ...fastifyTlsOptions(tls, { headersTimeout: 5000, connectionsCheckingInterval: 1000 }),
  });
  watchCertificate(listener.server, tls, {
    warn: (problem) => app.log.error({ problem }, 'the certificate is not renewed'),
  });
  const dateText = writeDates();
  listener.addHook('onRequest', (request, reply, done) => {
    // Pages set their clocks by it, and what they seal is judged by the same clock: Node's own
    // header has the machine's time, which may be another one.
    void reply.header('date', dateText(app.clock.now()));
    const { headers, rawHeaders } = request.raw;
    // Only `Host` names the host, and only once: a trusted proxy passes it on, and a client's
    // `X-Forwarded-Host` is ignored.
    delete headers['x-forwarded-host'];
    if (countHosts(rawHeaders) <= 1) {
      done();
      return;
    }
    const answer = failure({ code: 'request.malformed' }, FALLBACK_LANGUAGE, request.id);
    void reply.status(answer.status).send(answer.body);
  });
  await listener.register(cookie);
  listener.removeAllContentTypeParsers();
  listener.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  listener.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const language = languageOf(request);
    const answer = failure(refusedFor(error, app, request.id), language, request.id);
    if (answer.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(answer.retryAfterSeconds));
    }
    return reply.status(answer.status).send(answer.body);
  });
  return listener;
}

/** Writes an instant as HTTP does, to the second: most requests have that of the one before. */
function writeDates(): (now: number) => string {
  let [second, text] = [-1, ''];
  return (now) => {
    const at = Math.floor(now / SECOND_MS);
    if (at !== second) [second, text] = [at, new Date(at * SECOND_MS).toUTCString()];
    return text;
  };
}

/** How often `Host` is named; a header's name and its value alternate. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  return hosts;
}

function refusedFor(error: { statusCode?: number }, app: AppContext, request: string): Refused {
  const { statusCode = 500 } = error;
  if (statusCode === 413) return { code: 'request.too_large' };
  if (statusCode < 500) return { code: 'request.malformed' };
  const problem = refusalForError(error);
  app.log[problem.code === 'internal.error' ? 'error' : 'warn']({ err: error, request }, 'http');
  return problem;
}

export interface Mounting<Table extends CallTable> {
  readonly table: Table;
  readonly operations: { readonly [Name in keyof Table]: unknown };
  readonly identify: (incoming: IncomingCall) => Promise<Caller>;
  readonly metrics: Metrics;
  readonly afterOperation?: AfterOperation;
}

/** Mounts every row of a table with its operation. */
export function mountTable<Table extends CallTable>(
  listener: FastifyInstance,
  app: AppContext,
  mounting: Mounting<Table>,
): void {
  for (const [name, row] of Object.entries(mounting.table)) {
    const operation = mounting.operations[name] as AnyOperation;
    const mounted = { name, row, operation };
    listener.route({
      method: row.method,
      url: row.path,
      ...(row.picture === true ? { bodyLimit: PICTURE_BYTES_MAX } : {}),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const began = performance.now();
        const incoming = { name, row, request, reply };
        const answer = await mounting.identify(incoming).then(
          (caller) =>
            runCall(mounted, caller, request, app, mounting.afterOperation).catch(
              (error: unknown) => answerThrown(error, request, mounting, app, name, caller.context),
            ),
          (error: unknown) => answerThrown(error, request, mounting, app, name),
        );
        const ms = performance.now() - began;
        const { status } = answer;
        mounting.metrics.calls.observe({ call: name, status: String(status) }, ms / 1000);
        app.log.info({ request: request.id, call: name, status, ms: Math.round(ms) }, 'call');
        return compressAnswer(row, writeAnswer(row, answer, reply), request, reply);
      },
    });
  }
}

function answerThrown<Table extends CallTable>(
  error: unknown,
  request: FastifyRequest,
  mounting: Mounting<Table>,
  app: AppContext,
  name: string,
  context?: Caller['context'],
) {
  const language = context?.language ?? languageOf(request);
  const answer = answerForError(error, { language, requestId: request.id });
  if (answer.status >= 500 && answer.status !== 503) {
    mounting.metrics.bugs.inc({ call: name });
    app.log.error({ err: error, call: name, request: request.id }, 'a call ended in a bug');
  } else if (isDatabaseUnavailable(error)) {
    app.log.warn({ error: String(error), call: name, request: request.id }, 'database away');
  }
  return answer;
}
