// What merchants ask the bank: open a payment or a payout, and how it stands. Every request is
// signed.
import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '@fairhouse/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from './config.ts';
import type { Journal } from './journal.ts';
import { payoutEnd, type Order, type Payment, type Payout } from './order.ts';
import { openGate } from './signature.ts';

const money = z.string().regex(/^\d{1,12}\.\d{4}$/);
const name = z.string().regex(/^[\w-]{1,40}$/);

const paymentAsk = z.strictObject({
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

const payoutAsk = z.strictObject({
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
  const gate = openGate(config.secret, config.skewMs);
  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const message = { method: request.method, path: request.url, body: rawOf(request) };
    if (!gate(message, request.headers, now())) await reply.status(401).send({ ok: false });
  });
  app.post('/api/payments', (request, reply) => {
    const asked = paymentAsk.safeParse(readJson(request));
    if (!asked.success) return refuse(reply);
    const known = journal.find('payment', asked.data.merchant, asked.data.order);
    const payment = known ?? newPayment(asked.data);
    if (known === undefined) journal.put(payment);
    const url = payment.kind === 'payment' ? `${config.publicUrl}/pay/${payment.token}` : '';
    return reply.send({ ...standing(payment), url, qr: url });
  });
  app.post('/api/payouts', (request, reply) => {
    const asked = payoutAsk.safeParse(readJson(request));
    if (!asked.success) return refuse(reply);
    const known = journal.find('payout', asked.data.merchant, asked.data.order);
    const payout = known ?? newPayout(asked.data, config, now());
    if (known === undefined) journal.put(payout);
    return reply.send(standing(payout));
  });
  for (const kind of ['payment', 'payout'] as const) {
    app.get<Path>(`/api/${kind}s/:merchant/:order`, (request, reply) => {
      const { merchant, order } = request.params;
      const found = journal.find(kind, merchant, order);
      return found === undefined
        ? reply.status(404).send({ ok: false })
        : reply.send(standing(found));
    });
  }
}

function newPayment(asked: z.output<typeof paymentAsk>): Payment {
  return {
    kind: 'payment',
    ...asked,
    reference: `P${randomBytes(6).toString('hex').toUpperCase()}`,
    token: randomBytes(24).toString('base64url'),
    status: 'PENDING',
    paid: '0.0000',
    deliveries: [],
  };
}

function newPayout(asked: z.output<typeof payoutAsk>, config: Config, now: number): Payout {
  const { account, ...rest } = asked;
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

function standing({ reference, status, paid }: Order) {
  return { reference, status, paid };
}

function rawOf(request: FastifyRequest): Buffer {
  return request.body instanceof Buffer ? request.body : Buffer.alloc(0);
}

function readJson(request: FastifyRequest): unknown {
  try {
    return JSON.parse(rawOf(request).toString('utf8'));
  } catch {
    return undefined;
  }
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.status(400).send({ ok: false });
}
