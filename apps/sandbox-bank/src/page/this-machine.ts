// The buttons of the hosted page credit money in an installation, so only requests from the same
// machine are accepted.
import { isLoopback } from '@fairhouse/tls';
import type { FastifyReply, FastifyRequest } from 'fastify';

const REFUSAL_TEXT = 'This bank is for practice, and is served to its own machine alone.\n';
const PROXY_HEADERS = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'];
/** The benchmark network (RFC 2544), which no real client has; tests use it for visitors. */
const BENCHMARK_NETWORK = /^198\.1[89]\.\d{1,3}\.\d{1,3}$/;

/**
 * Rejects requests from another machine, with another host name, or through a proxy. With
 * `privatePeers`, which is for tests, X-Forwarded-For with an address of the benchmark network is
 * accepted.
 */
export function requireThisMachine({ privatePeers }: { readonly privatePeers: boolean }) {
  return async ({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
    const name = (headers.host ?? '').toLowerCase().replace(/:\d*$/, '');
    const proxyHeaders = PROXY_HEADERS.filter((each) => headers[each] !== undefined);
    const isTestVisitor =
      privatePeers &&
      proxyHeaders.every((each) => each === 'x-forwarded-for') &&
      BENCHMARK_NETWORK.test(String(headers['x-forwarded-for']));
    const isForwarded = proxyHeaders.length > 0 && !isTestVisitor;
    if (isLoopback(address) && isLoopback(name) && !isForwarded) return;
    await reply.status(421).type('text/plain; charset=utf-8').send(REFUSAL_TEXT);
  };
}
