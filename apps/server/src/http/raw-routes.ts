// Paths that are not rows of a table: callbacks of outside systems, which sign their bytes, and
// monitoring.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { CallTable } from '@fairhouse/calls';
import type { AppContext } from '../platform/app-context.ts';
import { findUnreadable } from '../platform/read-json.ts';
import { describeOpenapi } from './openapi.ts';
import { renderCataloguePage } from './catalogue-page.ts';
import type { Metrics } from './metrics.ts';
import { isOnThisMachine } from './this-machine.ts';

/** A path whose module checks the raw bytes itself. */
export interface RawRoute {
  readonly method: 'POST' | 'GET';
  readonly path: string;
  handle(
    app: AppContext,
    request: {
      readonly body: Buffer;
      readonly headers: IncomingHttpHeaders;
      readonly params: Readonly<Record<string, string>>;
      readonly address: string;
    },
  ): Promise<{
    readonly status: number;
    readonly body: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  }>;
}

export function mountRawRoutes(
  listener: FastifyInstance,
  app: AppContext,
  routes: readonly RawRoute[],
): void {
  for (const route of routes) {
    listener.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
        if (findUnreadable(request.params) !== undefined) return reply.status(404).send();
        const answer = await route.handle(app, {
          body,
          headers: request.headers,
          params: request.params as Record<string, string>,
          address: request.ip,
        });
        return reply
          .status(answer.status)
          .headers(answer.headers ?? {})
          .send(answer.body);
      },
    });
  }
}

/** The readiness check answers within a second, whatever the database does. */
const READY_MS = 500;

/** `/healthz`: the process runs. `/readyz`: it can serve, because the primary answers. */
export function mountMonitoring(
  listener: FastifyInstance,
  app: AppContext,
  metrics: Metrics,
  isDraining: () => boolean,
): void {
  listener.get('/healthz', (_request, reply) => reply.send({ ok: true }));
  listener.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.status(503).send({ ok: false, why: 'draining' });
    const state = await app.database.checkNow(READY_MS);
    if (state === 'ready') return reply.send({ ok: true });
    return reply.status(503).send({ ok: false, why: 'database', state });
  });
  listener.get('/metrics', async (request, reply) => {
    if (!isOnThisMachine(request)) return reply.status(404).send();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/**
 * Mounts `/openapi.json`, and `/calls`, the same as a page. The operator table's description is
 * served to this machine alone, because outsiders write no clients for it.
 */
export function mountDescription(
  listener: FastifyInstance,
  table: CallTable,
  { title, isPublic }: { readonly title: string; readonly isPublic: boolean },
): void {
  // Generated on demand: it takes half a second, which would delay the start.
  const description = once(() => describeOpenapi(table, title));
  const page = once(() => renderCataloguePage(table, title));
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isPublic && !isOnThisMachine(request)) await reply.status(404).send();
  };
  listener.get('/openapi.json', { onRequest }, (_request, reply) => reply.send(description()));
  listener.get('/calls', { onRequest }, (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page()),
  );
  listener.get('/calls.css', { onRequest }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(CATALOGUE_STYLE),
  );
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const CATALOGUE_STYLE = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881}
body{font:15px/1.55 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{margin-top:2.5rem;font-size:1.1rem;letter-spacing:.04em}
details{border:1px solid var(--line);border-radius:10px;margin:.5rem 0;overflow:hidden}
summary{display:flex;gap:.8rem;align-items:baseline;padding:.7rem 1rem;cursor:pointer;flex-wrap:wrap}
summary:hover{background:var(--soft)}code{font-family:ui-monospace,monospace;font-size:.9em}
.method{font-weight:700;min-width:4.5rem}.about{opacity:.75;flex:1 1 16rem}
.tag{border:1px solid var(--line);border-radius:99px;padding:0 .6em;font-size:.8em}
.inside{padding:0 1rem 1rem;display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr))}
pre{background:var(--soft);padding:.8rem;border-radius:8px;overflow:auto;font-size:.8rem;margin:0}
`;
