// Whoever presses a button of this bank makes money in a house: only who sits at its machine may.
import { isLoopback } from '@fairhouse/tls';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SAYS = 'This bank is for practice, and is served to its own machine alone.\n';
const PROXIES_SAY = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'];

/** Turns away whoever is elsewhere, came by another name, or through a proxy. */
export async function requireThisMachine(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  const name = (headers.host ?? '').toLowerCase().replace(/:\d*$/, '');
  const isPassedOn = PROXIES_SAY.some((each) => headers[each] !== undefined);
  if (isLoopback(address) && isLoopback(name) && !isPassedOn) return;
  await reply.status(421).type('text/plain; charset=utf-8').send(SAYS);
}
