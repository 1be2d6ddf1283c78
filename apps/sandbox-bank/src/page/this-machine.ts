// Whoever presses a button of this bank makes money in a house: only who sits at its machine may.
import { isLoopback } from '@fairhouse/tls';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SAYS = 'This bank is for practice, and is served to its own machine alone.\n';
const PROXIES_SAY = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'];
/** Nobody's machine has an address of these (RFC 2544): tests speak for visitors there. */
const NOBODYS = /^198\.1[89]\.\d{1,3}\.\d{1,3}$/;

/**
 * Turns away whoever is elsewhere, came by another name, or through a proxy. With `privatePeers`,
 * which is for tests, a caller of nobody's network may be told.
 */
export function requireThisMachine({ privatePeers }: { readonly privatePeers: boolean }) {
  return async ({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
    const name = (headers.host ?? '').toLowerCase().replace(/:\d*$/, '');
    const told = PROXIES_SAY.filter((each) => headers[each] !== undefined);
    const isNobodys =
      privatePeers &&
      told.every((each) => each === 'x-forwarded-for') &&
      NOBODYS.test(String(headers['x-forwarded-for']));
    const isPassedOn = told.length > 0 && !isNobodys;
    if (isLoopback(address) && isLoopback(name) && !isPassedOn) return;
    await reply.status(421).type('text/plain; charset=utf-8').send(SAYS);
  };
}
