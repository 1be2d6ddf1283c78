// Serves a built page: files as they are, and the document with a fresh nonce for each request.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../ground/read-json.ts';
import type { OutsideSources } from '../modules/identity/index.ts';
import { openDocument } from './document.ts';
import { ANSWER_POLICY, FILE_POLICY, HSTS } from './guards.ts';
import type { FirstPageOf } from './first-page.ts';
import { mountMovedParts } from './moved-parts.ts';
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
  /** The policies of Trusted Types that the page makes; without them no text becomes a script. */
  readonly scriptPolicies: readonly string[];
  /** What a request's merchant lets the page speak to beside all this. */
  readonly sourcesOf?: (request: FastifyRequest) => Promise<OutsideSources | undefined>;
  /** What is drawn into a request's document, if anything is. */
  readonly firstPageOf?: FirstPageOf;
}

/** Which paths the page knows, as its build lists them; without it only `/`. */
const PATHS = 'paths.json';

const ONE_YEAR_SECONDS = 31_536_000;

/** Mounts the page at `/` and for every path that no call and no file has. */
export async function mountPage(app: FastifyInstance, options: PageOptions): Promise<void> {
  const document = join(options.directory, 'index.html');
  const fill = existsSync(document) ? openDocument(readFileSync(document, 'utf8')) : undefined;
  const known = readPaths(options.directory);
  const sendDocument = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    if (fill === undefined)
      return reply.status(503).type('text/plain; charset=utf-8').send('The page is not built.');
    const nonce = randomBytes(16).toString('base64');
    const [outside, page] = await Promise.all([
      options.sourcesOf?.(request),
      options.firstPageOf?.(request),
    ]);
    const mayBeFramed = EMBEDDED.test(pathOf(request)) && known.has(pathOf(request));
    const asked = { outside, host: request.host, mayBeFramed };
    void reply.headers(documentHeaders(nonce, options, asked)).type('text/html; charset=utf-8');
    return reply.send(await packedText(fill(nonce, page), request, reply));
  };
  if (fill !== undefined) {
    mountMovedParts(app, options.directory);
    await app.register(fastifyStatic, {
      root: options.directory,
      index: false,
      preCompressed: true,
      // The document is served with its nonce below, never as the plain file.
      globIgnore: ['**/index.html*', `**/${PATHS}*`],
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
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && wantsDocument(request)) {
      // The page itself says that it does not know the path, with a way home.
      if (!known.has(pathOf(request))) void reply.status(404);
      return sendDocument(request, reply);
    }
    return reply.status(404).send({ success: false, errorCode: 'call.unknown' });
  });
}

function readPaths(directory: string): ReadonlySet<string> {
  const file = join(directory, PATHS);
  return new Set(existsSync(file) ? (readJson(readFileSync(file, 'utf8')) as string[]) : []);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

/** A file or a call that is not there must not look like a page. */
function wantsDocument(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (/^\/(wps|lgw|console|vendor|bank|assets)\//.test(path)) return false;
  return !/\.\w{2,5}$/.test(path) || path.endsWith('.html');
}

/** What of a request decides on its document's policy. */
interface AskedPage {
  readonly outside: OutsideSources | undefined;
  readonly host: string;
  readonly mayBeFramed: boolean;
}

function documentHeaders(
  nonce: string,
  options: PageOptions,
  { outside, host, mayBeFramed }: AskedPage,
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
      `connect-src 'self' ${liveAt(host)} ${more('connects')}`,
      `frame-src 'self' ${options.frameSources.join(' ')} ${more('frames')}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${(mayBeFramed && more('embedders')) || "'none'"}`,
      // A vendor's script writes into the page as it likes: who chooses it goes without.
      ...(more('scripts') === '' ? trustedTypes(options) : []),
    ]
      .map((rule) => rule.replace(/ +/g, ' ').trim())
      .join('; '),
    'cache-control': 'no-store',
  };
}

/** Pages that other sites may show in a frame of theirs, where the merchant names them. */
const EMBEDDED = /^\/by-iframe\//;

/** No text becomes markup or code, but by the policies that the page itself makes. */
function trustedTypes({ scriptPolicies }: PageOptions): string[] {
  const policies = scriptPolicies.length === 0 ? "'none'" : scriptPolicies.join(' ');
  return ["require-trusted-types-for 'script'", `trusted-types ${policies}`];
}

/**
 * Where the page's live connection goes: to the host that it came from. Browsers before CSP 3 do
 * not take 'self' for it.
 */
function liveAt(host: string): string {
  return /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i.test(host) ? `ws://${host} wss://${host}` : '';
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
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(secure ? { 'strict-transport-security': HSTS } : {}),
  };
  app.addHook('onSend', ({ url }, reply, payload, done) => {
    const policy = opensWindows ? openerPolicyOf(url) : 'same-origin';
    void reply.headers(guards).header('cross-origin-opener-policy', policy);
    if (!reply.hasHeader('cross-origin-resource-policy')) {
      void reply.header('cross-origin-resource-policy', 'same-origin');
    }
    // The older header knows no hosts; where the policy names some, it alone decides.
    if (!namesAncestors(reply)) void reply.header('x-frame-options', 'DENY');
    if (!reply.hasHeader('content-security-policy')) {
      const isFile = url.startsWith('/assets/') && reply.statusCode < 400;
      void reply.header('content-security-policy', isFile ? FILE_POLICY : ANSWER_POLICY);
    }
    done(null, payload);
  });
}

function namesAncestors(reply: FastifyReply): boolean {
  const policy = reply.getHeader('content-security-policy');
  return typeof policy === 'string' && /frame-ancestors https?:/.test(policy);
}

/**
 * No page of another origin has a hold on ours. Windows that ours open to sign in elsewhere stay
 * known to it, so that it sees when one is closed; the page that they come back to says nothing, or
 * the browser would tell it that they were closed on the way.
 */
function openerPolicyOf(url: string): string {
  return /^\/social\/?([?#]|$)/.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
}
