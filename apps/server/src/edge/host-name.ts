import type { FastifyRequest } from 'fastify';

/**
 * The name of the host that a request asks for, as merchants' hosts are written: in small letters,
 * without the port and without the dot that may end a name.
 */
export function hostNameOf({ hostname }: Pick<FastifyRequest, 'hostname'>): string {
  return hostname.toLowerCase().replace(/\.$/, '');
}
