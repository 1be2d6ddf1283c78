// The HTTP server of a listener: bytes and sockets under strict times, every row of a table
// mounted.
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
import { secured } from '@fairhouse/tls';
import { isDatabaseAway } from '../ground/database/database-away.ts';
import type { House } from '../ground/house.ts';
import { answerUnread } from './answer-unread.ts';
import { languageOf, type Caller } from './caller.ts';
import { FALLBACK_LANGUAGE, failure } from './envelope.ts';
import type { Asked } from './identify.ts';
import type { Metrics } from './metrics.ts';
import { packed } from './pack.ts';
import {
  answerToThrown,
  headAnswer,
  problemOf,
  runCall,
  type AfterOperation,
  type AnyOperation,
} from './run-call.ts';

const BODY_BYTES_MAX = 1024 * 1024;
const PICTURE_BYTES_MAX = 5 * 1024 * 1024;

/** A listener that closes slow sockets: headers within 5 s, the whole request within 15 s. */
export async function openListener(house: House): Promise<FastifyInstance> {
  const { trustedProxies, tls } = house.config;
  const app = fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Our lines name their request themselves.
    childLoggerFactory: (logger) => logger,
    // The first hop is the connection itself: with no proxy in front, not even it may name another,
    // and none is looked for.
    trustProxy: trustedProxies > 0 && ((_address, hop) => hop < trustedProxies),
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => randomUUID(),
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    return503OnClosing: true,
    clientErrorHandler: answerUnread,
    ...secured(tls, (problem) => house.log.error({ problem }, 'the certificate is not renewed')),
  });
  app.addHook('onRequest', async (request, reply) => {
    const { headers, rawHeaders } = request.raw;
    // Whose host it is, is said once, by `Host` alone: a proxy hands it on, and a stranger's word
    // for it is not heard.
    delete headers['x-forwarded-host'];
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length;
    if (hosts <= 1) return;
    const answer = failure({ code: 'request.malformed' }, FALLBACK_LANGUAGE, request.id);
    await reply.status(answer.status).send(answer.body);
  });
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const language = languageOf(request);
    const answer = failure(refusedFor(error, house, request.id), language, request.id);
    if (answer.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(answer.retryAfterSeconds));
    }
    return reply.status(answer.status).send(answer.body);
  });
  return app;
}

function refusedFor(error: { statusCode?: number }, house: House, request: string): Refused {
  const { statusCode = 500 } = error;
  if (statusCode === 413) return { code: 'request.too_large' };
  if (statusCode < 500) return { code: 'request.malformed' };
  const problem = problemOf(error);
  house.log[problem.code === 'internal.error' ? 'error' : 'warn']({ err: error, request }, 'edge');
  return problem;
}

export interface Mounting<Table extends CallTable> {
  readonly table: Table;
  readonly operations: { readonly [Name in keyof Table]: unknown };
  readonly identify: (asked: Asked) => Promise<Caller>;
  readonly metrics: Metrics;
  readonly afterOperation?: AfterOperation;
}

/** Mounts every row of a table with its operation. */
export function mountTable<Table extends CallTable>(
  app: FastifyInstance,
  house: House,
  mounting: Mounting<Table>,
): void {
  for (const [name, row] of Object.entries(mounting.table)) {
    const operation = mounting.operations[name] as AnyOperation;
    const mounted = { name, row, operation };
    app.route({
      method: row.method,
      url: row.path,
      ...(row.picture === true ? { bodyLimit: PICTURE_BYTES_MAX } : {}),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const began = performance.now();
        const asked = { name, row, request, reply };
        const answer = await mounting.identify(asked).then(
          (caller) =>
            runCall(mounted, caller, request, house, mounting.afterOperation).catch(
              (error: unknown) => thrown(error, request, mounting, house, name, caller.context),
            ),
          (error: unknown) => thrown(error, request, mounting, house, name),
        );
        const ms = performance.now() - began;
        const { status } = answer;
        mounting.metrics.calls.observe({ call: name, status: String(status) }, ms / 1000);
        house.log.info({ request: request.id, call: name, status, ms: Math.round(ms) }, 'call');
        return packed(row, headAnswer(row, answer, reply), request, reply);
      },
    });
  }
}

function thrown<Table extends CallTable>(
  error: unknown,
  request: FastifyRequest,
  mounting: Mounting<Table>,
  house: House,
  name: string,
  context?: Caller['context'],
) {
  const language = context?.language ?? languageOf(request);
  const answer = answerToThrown(error, { language, requestId: request.id });
  if (answer.status >= 500 && answer.status !== 503) {
    mounting.metrics.bugs.inc({ call: name });
    house.log.error({ err: error, call: name, request: request.id }, 'a call ended in a bug');
  } else if (isDatabaseAway(error)) {
    house.log.warn({ error: String(error), call: name, request: request.id }, 'database away');
  }
  return answer;
}
