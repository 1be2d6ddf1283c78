import { isStorable } from '@fairhouse/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from '../platform/call-context.ts';

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
      // Percent-escapes in a cookie may decode to characters that text may not contain.
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
 * Browsers accept a `__Host-` cookie from this host alone, over TLS, so that another host of the
 * same domain cannot plant one. Names without a tilde are the product specification's and stay
 * unchanged.
 */
function boundName(name: string): string {
  return name.includes('~') ? `__Host-${name}` : name;
}
