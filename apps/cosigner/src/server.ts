// The HTTP server of the co-signer: its calls need the shared secret, its heads are public.
import { fastifyTlsOptions, watchCertificate, type TlsFiles } from '@fairhouse/tls';
import {
  LOG_KINDS,
  ROUND_LOG_KINDS,
  type LogLine,
  type RoundLogLine,
  type SealLine,
} from '@fairhouse/rules/fair';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { commitToChain, commitToDraw, revealDraw } from './cosign.ts';
import type { Party } from './party.ts';
import { publishedHeads, witnessLines, witnessSeals } from './witness.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const signature = z.string().regex(/^[0-9a-f]{128}$/);
const drawId = z.string().regex(/^[\w:-]{1,80}$/);
const whole = z.number().int().min(0);
const digits = z.string().regex(/^(?:0|[1-9]\d{0,17})$/);
const logOf = (kind: string) => z.string().regex(new RegExp(`^(?:${kind})(?:/[\\w-]{1,60})?$`));
const now = whole.optional();

const line = z.strictObject({
  seq: whole,
  at: whole,
  kind: z.enum([...LOG_KINDS, ...ROUND_LOG_KINDS]),
  body: z.record(z.string().regex(/^[A-Za-z]\w{0,30}$/), z.union([z.string().max(2000), z.int()])),
  prev: hash,
  hash,
  signature,
});

const linesRequest = z.strictObject({
  logKey: hash,
  log: logOf('draws|rounds'),
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
const chainRequest = z.strictObject({ chainId: z.string().regex(/^[\w-]{1,60}$/) });

const HEADS_MAX = 500;
const headsQuery = z.object({
  log: z.string().max(80).optional(),
  after: z.coerce.number().int().min(0).default(0),
});

/** The paths without authentication: signed heads are public so that they can be compared. */
const PUBLIC = ['/healthz', '/heads'];

/**
 * Opens the server of one party, with TLS if it has a certificate. The caller calls `listen`.
 */
export function openServer(party: Party, sharedSecret: string, tls?: TlsFiles): FastifyInstance {
  const app = Fastify({
    bodyLimit: 2 * 1024 * 1024,
    connectionTimeout: 10_000,
    requestTimeout: 10_000,
    forceCloseConnections: true,
    ...fastifyTlsOptions(tls),
  });
  watchCertificate(app.server, tls, {
    warn: (problem) => process.stderr.write(`not renewed: ${problem}\n`),
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
    const parsed = headsQuery.safeParse(request.query);
    if (!parsed.success) return malformed(reply);
    const { log, after } = parsed.data;
    const page = log === undefined ? undefined : { log, after, limit: HEADS_MAX };
    return reply.send({ ...self, heads: publishedHeads(party, page) });
  });
  app.post('/lines', (request, reply) => {
    const parsed = linesRequest.safeParse(request.body);
    if (!parsed.success) return malformed(reply);
    const lines: readonly (LogLine | RoundLogLine)[] = parsed.data.lines;
    const result = witnessLines(party, { ...parsed.data, lines });
    return result.ok ? reply.send({ heads: result.value }) : refused(result.problem, reply);
  });
  app.post('/seals', (request, reply) => {
    const parsed = sealsRequest.safeParse(request.body);
    if (!parsed.success) return malformed(reply);
    const seals: readonly SealLine[] = parsed.data.seals;
    const result = witnessSeals(party, { ...parsed.data, seals });
    return result.ok ? reply.send({ heads: result.value }) : refused(result.problem, reply);
  });
  app.post('/commit', (request, reply) => {
    const parsed = commitRequest.safeParse(request.body);
    if (!parsed.success) return malformed(reply);
    const results = parsed.data.drawIds.map((each) => {
      const result = commitToDraw(party, { drawId: each, now: parsed.data.now });
      return result.ok
        ? { drawId: each, commit: result.value }
        : { drawId: each, refused: result.problem };
    });
    return reply.send(results);
  });
  app.post('/chain', (request, reply) => {
    const parsed = chainRequest.safeParse(request.body);
    if (!parsed.success) return malformed(reply);
    const result = commitToChain(party, parsed.data);
    return result.ok ? reply.send(result.value) : refused(result.problem, reply);
  });
  app.post('/reveal', (request, reply) => {
    const parsed = revealRequest.safeParse(request.body);
    if (!parsed.success) return malformed(reply);
    const result = revealDraw(party, parsed.data);
    return result.ok ? reply.send(result.value) : refused(result.problem, reply);
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
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
