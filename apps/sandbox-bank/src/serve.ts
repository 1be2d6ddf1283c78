// Starts the bank: the signed API, the hosted page and the callback sender.
import { fastifyTlsOptions, watchCertificate } from '@fairhouse/tls';
import fastify, { type FastifyInstance } from 'fastify';
import { mountApi } from './api.ts';
import type { Config } from './config.ts';
import { openJournal } from './journal.ts';
import { mountPage } from './page/mount-page.ts';
import { startCallbackSender } from './callback-sender.ts';

export interface Bank {
  readonly port: number;
  close(): Promise<void>;
}

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; " +
    "base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Starts the bank; port 0 selects a free port. */
export async function serveBank(config: Config, now: () => number): Promise<Bank> {
  const app = fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    forceCloseConnections: true,
    ...fastifyTlsOptions(config.tls),
  });
  watchCertificate(app.server, config.tls, {
    warn: (problem) => process.stderr.write(`not renewed: ${problem}\n`),
  });
  keepRawBodies(app);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(HEADERS);
    done();
  });
  const journal = openJournal(config.dataDirectory);
  app.get('/healthz', (_request, reply) => reply.send({ ok: true }));
  mountApi(app, config, journal, now);
  mountPage(app, journal, config, now);
  await app.listen({ port: config.port, host: config.host });
  const stopSender = startCallbackSender(config, journal, now);
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : config.port,
    close: async () => {
      await app.close();
      await stopSender();
      journal.close();
    },
  };
}

/** Keeps bodies as raw bytes, because signatures are over the bytes. */
function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}
