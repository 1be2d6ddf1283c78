import { isStorable } from '@fairhouse/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from '../ground/call-context.ts';

/** The cookies of one call. `secure` when the site is served over TLS. */
export function cookieJar(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): CookieJar {
  const named = (name: string): string => (secure ? boundName(name) : name);
  return {
    get: (name) => {
      const value = request.cookies[named(name)];
      // The escapes of a cookie may spell what no text may hold.
      return value !== undefined && isStorable(value) ? value : undefined;
    },
    set: (name, value, { httpOnly, maxAgeSeconds }) =>
      void reply.setCookie(named(name), value, {
        path: '/',
        httpOnly,
        maxAge: maxAgeSeconds,
        sameSite: 'lax',
        secure,
      }),
    clear: (name) => void reply.clearCookie(named(name), { path: '/', sameSite: 'lax', secure }),
  };
}

/**
 * Browsers take a cookie of such a name from this very host alone, over TLS, so that no neighbour
 * under the same domain can plant one. Names without a tilde are the product specification's, and
 * stay as it has them.
 */
function boundName(name: string): string {
  return name.includes('~') ? `__Host-${name}` : name;
}
