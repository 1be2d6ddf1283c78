import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { fastifyTlsOptions, watchCertificate, type TlsFiles } from '@fairhouse/tls';
import fastify, { type FastifyInstance } from 'fastify';
import type { StudioContext } from './context.ts';
import { addHouseCalls } from './house/house-calls.ts';
import { addReplayRoutes } from './replay/replay-routes.ts';
import { addRgsRoutes } from './rgs/rgs-routes.ts';
import { addPages } from './pages/add-pages.ts';
import { addTableRoutes } from './tables/table-routes.ts';
import type { Tables } from './tables/tables.ts';

export interface StudioOptions {
  readonly tls?: TlsFiles | undefined;
  /** The folder of the built game client; without it no game has a page. */
  readonly clientFolder?: string | undefined;
  /** The tables that this process runs, or passes its visitors on to. */
  readonly tables?: Tables | undefined;
  /** The certificate authority of the processes of the installation. */
  readonly caFile?: string | undefined;
}

/** Opens the studio's server: the calls of houses, of game clients, and the games' pages. */
export async function openStudio(
  context: StudioContext,
  { tls, clientFolder, tables, caFile }: StudioOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    requestTimeout: 15_000,
    bodyLimit: 64 * 1024,
    ...fastifyTlsOptions(tls),
  });
  watchCertificate(app.server, tls, { warn: (problem) => context.warn(`not renewed: ${problem}`) });
  // Signatures are over the raw bytes, and clients of the RGS shape send several content types.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (statusCode >= 500) context.warn(message);
    void reply.code(statusCode).send({ error: 'ERR_GEN', message: 'the request failed' });
  });
  app.get('/healthz', (_request, reply) => reply.send({ ok: true }));
  app.get('/vendor-key.pem', (_request, reply) =>
    reply.type('application/x-pem-file').send(context.keys.publicKey),
  );
  addHouseCalls(app, context);
  addRgsRoutes(app, context);
  addReplayRoutes(app, context);
  if (tables !== undefined) addTableRoutes(app, { context, tables, caFile });
  if (clientFolder !== undefined && existsSync(clientFolder)) {
    await app.register(fastifyStatic, { root: clientFolder, serve: false });
    addPages(app, clientFolder);
  }
  return app;
}
