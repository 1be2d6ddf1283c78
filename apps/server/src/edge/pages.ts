// Serves a built page: files as they are, and the document with a fresh nonce for each request.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutsideSources } from '../modules/identity/index.ts';
import { openDocument } from './document.ts';
import type { FirstPageOf } from './first-page.ts';
import { packedText } from './pack.ts';

export interface PageOptions {
  /** The folder that the build wrote. */
  readonly directory: string;
  /** Hosts that may be framed or connected to beside our own. */
  readonly frameSources: readonly string[];
  /**
   * True for the console, whose component library writes style attributes and elements by nonce.
   */
  readonly inlineStyleAttributes: boolean;
  /** What a request's merchant lets the page speak to beside all this. */
  readonly sourcesOf?: (request: FastifyRequest) => Promise<OutsideSources | undefined>;
  /** What is drawn into a request's document, if anything is. */
  readonly firstPageOf?: FirstPageOf;
}

const ONE_YEAR_SECONDS = 31_536_000;

/** Mounts the page at `/` and for every path that no call and no file has. */
export async function mountPage(app: FastifyInstance, options: PageOptions): Promise<void> {
  const document = join(options.directory, 'index.html');
  const fill = existsSync(document) ? openDocument(readFileSync(document, 'utf8')) : undefined;
  const sendDocument = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    if (fill === undefined)
      return reply.status(503).type('text/plain').send('The page is not built.');
    const nonce = randomBytes(16).toString('base64');
    const [outside, page] = await Promise.all([
      options.sourcesOf?.(request),
      options.firstPageOf?.(request),
    ]);
    void reply.headers(documentHeaders(nonce, options, outside)).type('text/html; charset=utf-8');
    return reply.send(await packedText(fill(nonce, page), request, reply));
  };
  if (fill !== undefined) {
    await app.register(fastifyStatic, {
      root: options.directory,
      index: false,
      preCompressed: true,
      // The document is served with its nonce below, never as the plain file.
      globIgnore: ['**/index.html*'],
      wildcard: false,
      setHeaders: (reply, path) => {
        const fixed = path.includes('/assets/');
        void reply.header(
          'cache-control',
          fixed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache',
        );
      },
    });
  }
  for (const path of ['/', '/index.html']) app.get(path, sendDocument);
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && wantsDocument(request)) return sendDocument(request, reply);
    return reply.status(404).send({ success: false, errorCode: 'call.unknown' });
  });
}

/** A file or a call that is not there must not look like a page. */
function wantsDocument(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  if (/^\/(wps|lgw|console|vendor|bank|assets)\//.test(path)) return false;
  return !/\.\w{2,5}$/.test(path) || path.endsWith('.html');
}

function documentHeaders(
  nonce: string,
  options: PageOptions,
  outside: OutsideSources | undefined,
): Record<string, string> {
  const more = (name: keyof OutsideSources): string => (outside?.[name] ?? []).join(' ');
  const inlineAttributes = options.inlineStyleAttributes || more('styles') !== '';
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}' ${more('scripts')}`,
      `style-src 'self' 'nonce-${nonce}' ${more('styles')}`,
      ...(inlineAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
      `img-src 'self' data: blob: ${more('images')}`,
      "font-src 'self' data:",
      `connect-src 'self' ws: wss: ${more('connects')}`,
      `frame-src 'self' ${options.frameSources.join(' ')} ${more('frames')}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]
      .map((rule) => rule.trim())
      .join('; '),
    'cache-control': 'no-store',
  };
}

/**
 * Headers that every answer carries, document or not. A site that opens windows to sign in
 * elsewhere knows of them; a desk has none.
 */
export function mountSecurityHeaders(
  app: FastifyInstance,
  { secure, opensWindows }: { secure: boolean; opensWindows: boolean },
): void {
  const guards = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
    ...(secure
      ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` }
      : {}),
  };
  app.addHook('onSend', ({ url }, reply, payload, done) => {
    const policy = opensWindows ? openerPolicyOf(url) : 'same-origin';
    void reply.headers(guards).header('cross-origin-opener-policy', policy);
    done(null, payload);
  });
}

/**
 * No page of another origin has a hold on ours. Windows that ours open to sign in elsewhere stay
 * known to it, so that it sees when one is closed; the page that they come back to says nothing, or
 * the browser would tell it that they were closed on the way.
 */
function openerPolicyOf(url: string): string {
  return /^\/social\/?([?#]|$)/.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
}
