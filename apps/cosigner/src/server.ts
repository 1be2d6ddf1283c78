// The co-signer's two calls over HTTP, for whoever holds the shared secret.
import { secured, type TlsFiles } from '@fairhouse/tls';
import Fastify, { type FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { commitTo, revealFor, type Party } from './cosign.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const drawId = z.string().regex(/^[\w-]{1,80}$/);

const commitRequest = z.strictObject({
  logKey: hash,
  drawIds: z.array(drawId).min(1).max(200),
});

const revealRequest = z.strictObject({
  drawId,
  commit: hash,
  line: z.strictObject({
    seq: z.number().int().min(1),
    at: z.number().int().min(0),
    kind: z.literal('root'),
    body: z.record(z.string().regex(/^[A-Za-z]\w{0,30}$/), z.union([z.string().max(200), z.int()])),
    prev: hash,
    hash,
    signature: z.string().regex(/^[0-9a-f]{128}$/),
  }),
});

/**
 * The server of one party; it answers whoever shows the shared secret, over TLS when it has a
 * certificate. `listen` is the caller's.
 */
export function openServer(party: Party, sharedSecret: string, tls?: TlsFiles): FastifyInstance {
  const app = Fastify({
    bodyLimit: 64 * 1024,
    connectionTimeout: 10_000,
    requestTimeout: 10_000,
    forceCloseConnections: true,
    ...secured(tls, (problem) => process.stderr.write(`not renewed: ${problem}\n`)),
  });
  app.get('/healthz', () => ({ party: party.name, publicKey: party.key.publicKey }));
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/healthz') return;
    if (!holdsSecret(request.headers.authorization, sharedSecret)) {
      await reply.status(401).send({ error: 'secret_required' });
    }
  });
  app.post('/commit', (request, reply) => {
    const asked = commitRequest.safeParse(request.body);
    if (!asked.success) return reply.status(400).send({ error: 'malformed' });
    const answer = commitTo(party, asked.data);
    return answer.ok ? reply.send(answer.value) : reply.status(403).send({ error: answer.problem });
  });
  app.post('/reveal', (request, reply) => {
    const asked = revealRequest.safeParse(request.body);
    if (!asked.success) return reply.status(400).send({ error: 'malformed' });
    const answer = revealFor(party, asked.data);
    return answer.ok ? reply.send(answer.value) : reply.status(409).send({ error: answer.problem });
  });
  return app;
}

function holdsSecret(header: string | undefined, secret: string): boolean {
  const shown = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
