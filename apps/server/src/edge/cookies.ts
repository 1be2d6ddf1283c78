import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from '../ground/call-context.ts';

/** The cookies of one call. `secure` when the site is served over TLS. */
export function cookieJar(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): CookieJar {
  return {
    get: (name) => request.cookies[name],
    set: (name, value, { httpOnly, maxAgeSeconds }) =>
      void reply.setCookie(name, value, {
        path: '/',
        httpOnly,
        maxAge: maxAgeSeconds,
        sameSite: 'lax',
        secure,
      }),
    clear: (name) => void reply.clearCookie(name, { path: '/', sameSite: 'lax', secure }),
  };
}
