import type { FastifyRequest } from 'fastify';

/**
 * The host that a request names, normalised like merchants' hosts: lower case, without the port and
 * without a trailing dot.
 */
export function hostNameOf({ hostname }: Pick<FastifyRequest, 'hostname'>): string {
  return hostname.toLowerCase().replace(/\.$/, '');
}
