// Puts the bank on its port: the signed calls, the hosted page, and the one who tells merchants.
import { secured } from '@fairhouse/tls';
import fastify, { type FastifyInstance } from 'fastify';
import { mountApi } from './api.ts';
import type { Config } from './config.ts';
import { openJournal } from './journal.ts';
import { mountPage } from './page/mount-page.ts';
import { openTeller } from './teller.ts';

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

/** Opens the bank; port 0 takes any free one. */
export async function serveBank(config: Config, now: () => number): Promise<Bank> {
  const app = fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    forceCloseConnections: true,
    ...secured(config.tls, (problem) => process.stderr.write(`not renewed: ${problem}\n`)),
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
  const stopTelling = openTeller(config, journal, now);
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : config.port,
    close: async () => {
      await app.close();
      await stopTelling();
      journal.close();
    },
  };
}

/** Signatures are over the bytes, so every body is kept as it came. */
function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}
