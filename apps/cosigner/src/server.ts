// The co-signer over HTTP: its calls for whoever holds the shared secret, its heads for anybody.
import { secured, type TlsFiles } from '@fairhouse/tls';
import { LOG_KINDS, type LogLine, type SealLine } from '@fairhouse/rules/fair';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { commitTo, revealFor } from './cosign.ts';
import type { Party } from './party.ts';
import { publishedHeads, witnessLines, witnessSeals } from './witness.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const signature = z.string().regex(/^[0-9a-f]{128}$/);
const drawId = z.string().regex(/^[\w-]{1,80}$/);
const whole = z.number().int().min(0);
const digits = z.string().regex(/^(?:0|[1-9]\d{0,17})$/);
const logOf = (kind: string) => z.string().regex(new RegExp(`^${kind}(?:/[\\w-]{1,60})?$`));
const now = whole.optional();

const line = z.strictObject({
  seq: whole,
  at: whole,
  kind: z.enum(LOG_KINDS),
  body: z.record(z.string().regex(/^[A-Za-z]\w{0,30}$/), z.union([z.string().max(2000), z.int()])),
  prev: hash,
  hash,
  signature,
});

const linesRequest = z.strictObject({
  logKey: hash,
  log: logOf('draws'),
  now,
  lines: z.array(line).min(1).max(500),
});

const sealsRequest = z.strictObject({
  logKey: hash,
  log: logOf('ledger'),
  now,
  merchant: whole,
  seals: z
    .array(
      z.strictObject({
        number: digits,
        fromBatch: digits,
        toBatch: digits,
        entries: whole,
        leavesHash: hash,
        previous: hash,
        hash,
        signature,
        at: whole,
      }),
    )
    .min(1)
    .max(500),
});

const commitRequest = z.strictObject({ now, drawIds: z.array(drawId).min(1).max(500) });
const revealRequest = z.strictObject({ now, drawId });

const MOST_HEADS = 500;
const headsQuery = z.object({
  log: z.string().max(80).optional(),
  after: z.coerce.number().int().min(0).default(0),
});

/** The paths that anybody may read: what is signed is there to be compared. */
const PUBLIC = ['/healthz', '/heads'];

/**
 * The server of one party; it answers whoever shows the shared secret, over TLS when it has a
 * certificate. `listen` is the caller's.
 */
export function openServer(party: Party, sharedSecret: string, tls?: TlsFiles): FastifyInstance {
  const app = Fastify({
    bodyLimit: 2 * 1024 * 1024,
    connectionTimeout: 10_000,
    requestTimeout: 10_000,
    forceCloseConnections: true,
    ...secured(tls, (problem) => process.stderr.write(`not renewed: ${problem}\n`)),
  });
  const self = {
    party: party.name,
    publicKey: party.key.publicKey,
    runBy: party.runBy,
    clock: party.clock.kind,
  };
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (request.method === 'GET' && PUBLIC.includes(path)) return;
    if (!holdsSecret(request.headers.authorization, sharedSecret)) {
      await reply.status(401).send({ error: 'secret_required' });
    }
  });
  app.get('/healthz', () => self);
  app.get('/heads', (request, reply) => {
    const asked = headsQuery.safeParse(request.query);
    if (!asked.success) return malformed(reply);
    const { log, after } = asked.data;
    const of = log === undefined ? undefined : { log, after, most: MOST_HEADS };
    return reply.send({ ...self, heads: publishedHeads(party, of) });
  });
  app.post('/lines', (request, reply) => {
    const asked = linesRequest.safeParse(request.body);
    if (!asked.success) return malformed(reply);
    const lines: readonly LogLine[] = asked.data.lines;
    const answer = witnessLines(party, { ...asked.data, lines });
    return answer.ok ? reply.send({ heads: answer.value }) : refused(answer.problem, reply);
  });
  app.post('/seals', (request, reply) => {
    const asked = sealsRequest.safeParse(request.body);
    if (!asked.success) return malformed(reply);
    const seals: readonly SealLine[] = asked.data.seals;
    const answer = witnessSeals(party, { ...asked.data, seals });
    return answer.ok ? reply.send({ heads: answer.value }) : refused(answer.problem, reply);
  });
  app.post('/commit', (request, reply) => {
    const asked = commitRequest.safeParse(request.body);
    if (!asked.success) return malformed(reply);
    const answers = asked.data.drawIds.map((each) => {
      const answer = commitTo(party, { drawId: each, now: asked.data.now });
      return answer.ok
        ? { drawId: each, commit: answer.value }
        : { drawId: each, refused: answer.problem };
    });
    return reply.send(answers);
  });
  app.post('/reveal', (request, reply) => {
    const asked = revealRequest.safeParse(request.body);
    if (!asked.success) return malformed(reply);
    const answer = revealFor(party, asked.data);
    return answer.ok ? reply.send(answer.value) : refused(answer.problem, reply);
  });
  return app;
}

function malformed(reply: FastifyReply): FastifyReply {
  return reply.status(400).send({ error: 'malformed' });
}

function refused(problem: string, reply: FastifyReply): FastifyReply {
  return reply.status(problem === 'another_house' ? 403 : 409).send({ error: problem });
}

function holdsSecret(header: string | undefined, secret: string): boolean {
  const shown = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
