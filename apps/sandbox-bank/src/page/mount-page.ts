// The hosted payment page, which works without scripts.
import { LANGUAGES, parseAmount, formatAmount, type Language } from '@fairhouse/values';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Journal } from '../journal.ts';
import { choose, CHOICES, isOpen, type Order, type Payment } from '../order.ts';
import { renderMissing, renderPayment } from './render.ts';
import { STYLE } from './style.ts';
import { requireThisMachine } from './this-machine.ts';

interface Visit {
  Params: { token: string };
  Querystring: { language?: string };
}

/** Mounts `/pay/:token`, restricted to this machine, and its style sheet. */
export function mountPage(
  app: FastifyInstance,
  journal: Journal,
  config: Pick<Config, 'privatePeers'>,
  now: () => number,
): void {
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  const localOnly = { onRequest: requireThisMachine(config) };
  app.get<Visit>('/pay/:token', localOnly, (request, reply) => {
    const payment = paymentOf(journal.findByToken(request.params.token));
    const language = languageOf(request.query.language, payment?.language ?? 'EN');
    const html =
      payment === undefined
        ? renderMissing(language)
        : renderPayment(payment, language, isOpen(payment, now()));
    const status = payment === undefined ? 404 : 200;
    return reply.status(status).type('text/html; charset=utf-8').send(html);
  });
  app.post<Visit>('/pay/:token', localOnly, (request, reply) => {
    const { token } = request.params;
    const payment = paymentOf(journal.findByToken(token));
    const form = new URLSearchParams(request.body instanceof Buffer ? request.body.toString() : '');
    const choice = CHOICES.find((each) => each === form.get('choice'));
    const other = parseAmount(form.get('amount') ?? '');
    const isUsable = choice !== 'other' || (other !== undefined && other > 0n);
    if (payment !== undefined && choice !== undefined && isUsable && isOpen(payment, now())) {
      journal.put(choose(payment, choice, other === undefined ? '' : formatAmount(other), now()));
    }
    const language = languageOf(form.get('language') ?? undefined, payment?.language ?? 'EN');
    return reply.redirect(`/pay/${encodeURIComponent(token)}?language=${language}`, 303);
  });
}

function paymentOf(order: Order | undefined): Payment | undefined {
  return order?.kind === 'payment' ? order : undefined;
}

function languageOf(code: string | undefined, fallback: Language): Language {
  return LANGUAGES.find((each) => each === code) ?? fallback;
}
