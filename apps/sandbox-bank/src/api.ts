// The signed API for merchants: open a payment or a payout, and read its status.
import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '@fairhouse/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from './config.ts';
import type { Journal } from './journal.ts';
import { payoutEnd, type Order, type Payment, type Payout } from './order.ts';
import { createSignatureVerifier } from './signature.ts';

const money = z.string().regex(/^\d{1,12}\.\d{4}$/);
const name = z.string().regex(/^[\w-]{1,40}$/);

const paymentRequest = z.strictObject({
  merchant: name,
  order: name,
  amount: money,
  currency: z.string().length(3),
  method: name,
  language: z.enum(LANGUAGES),
  brand: z.string().min(1).max(60),
  returnUrl: z.url({ protocol: /^https?$/ }),
  expiresAt: z.number().int(),
});

const payoutRequest = z.strictObject({
  merchant: name,
  order: name,
  amount: money,
  currency: z.string().length(3),
  bank: name,
  account: z.string().min(4).max(80),
  holder: z.string().min(1).max(120),
});

interface Path {
  Params: { merchant: string; order: string };
}

/** Mounts the signed calls under `/api`. */
export function mountApi(
  app: FastifyInstance,
  config: Config,
  journal: Journal,
  now: () => number,
): void {
  const verifySignature = createSignatureVerifier(config.secret, config.skewMs);
  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const message = { method: request.method, path: request.url, body: rawBodyOf(request) };
    if (!verifySignature(message, request.headers, now()))
      await reply.status(401).send({ ok: false });
  });
  app.post('/api/payments', (request, reply) => {
    const parsed = paymentRequest.safeParse(readJson(request));
    if (!parsed.success) return refuse(reply);
    const existing = journal.find('payment', parsed.data.merchant, parsed.data.order);
    const payment = existing ?? newPayment(parsed.data);
    if (existing === undefined) journal.put(payment);
    const url = payment.kind === 'payment' ? `${config.publicUrl}/pay/${payment.token}` : '';
    return reply.send({ ...statusOf(payment), url, qr: url });
  });
  app.post('/api/payouts', (request, reply) => {
    const parsed = payoutRequest.safeParse(readJson(request));
    if (!parsed.success) return refuse(reply);
    const existing = journal.find('payout', parsed.data.merchant, parsed.data.order);
    const payout = existing ?? newPayout(parsed.data, config, now());
    if (existing === undefined) journal.put(payout);
    return reply.send(statusOf(payout));
  });
  for (const kind of ['payment', 'payout'] as const) {
    app.get<Path>(`/api/${kind}s/:merchant/:order`, (request, reply) => {
      const { merchant, order } = request.params;
      const found = journal.find(kind, merchant, order);
      return found === undefined
        ? reply.status(404).send({ ok: false })
        : reply.send(statusOf(found));
    });
  }
}

function newPayment(parsed: z.output<typeof paymentRequest>): Payment {
  return {
    kind: 'payment',
    ...parsed,
    reference: `P${randomBytes(6).toString('hex').toUpperCase()}`,
    token: randomBytes(24).toString('base64url'),
    status: 'PENDING',
    paid: '0.0000',
    deliveries: [],
  };
}

function newPayout(parsed: z.output<typeof payoutRequest>, config: Config, now: number): Payout {
  const { account, ...rest } = parsed;
  const { status, endsAs, afterMs } = payoutEnd(account, config);
  return {
    kind: 'payout',
    ...rest,
    accountTail: account.slice(-4),
    reference: `T${randomBytes(6).toString('hex').toUpperCase()}`,
    status,
    paid: '0.0000',
    endsAs,
    endsAt: now + afterMs,
    deliveries: [],
  };
}

function statusOf({ reference, status, paid }: Order) {
  return { reference, status, paid };
}

function rawBodyOf(request: FastifyRequest): Buffer {
  return request.body instanceof Buffer ? request.body : Buffer.alloc(0);
}

function readJson(request: FastifyRequest): unknown {
  try {
    return JSON.parse(rawBodyOf(request).toString('utf8'));
  } catch {
    return undefined;
  }
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.status(400).send({ ok: false });
}
