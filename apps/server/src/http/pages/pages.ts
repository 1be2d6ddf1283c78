// Serves a built page: files unchanged, and the document with a fresh nonce for each request.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../platform/read-json.ts';
import type { OutsideSources } from '../../modules/identity/index.ts';
import { openDocument } from './document.ts';
import { ANSWER_POLICY, FILE_POLICY, HSTS } from './security-policies.ts';
import type { FindFirstPage } from './first-page.ts';
import { mountMovedParts } from './moved-parts.ts';
import { compressText } from '../compress.ts';

export interface PageOptions {
  /** The folder that the build wrote. */
  readonly directory: string;
  /** Other hosts that the page may frame. */
  readonly frameSources: readonly string[];
  /**
   * True for the console, whose component library writes style attributes, and style elements by
   * nonce.
   */
  readonly inlineStyleAttributes: boolean;
  /** The Trusted Types policies of the page; without one no text can become a script. */
  readonly scriptPolicies: readonly string[];
  /** The additional hosts that the merchant of a request allows the page to use. */
  readonly outsideSourcesOf?: (request: FastifyRequest) => Promise<OutsideSources | undefined>;
  /** The first page of a request's document, if any. */
  readonly firstPageOf?: FindFirstPage;
}

/** The file in which the build lists the page's paths; without it only `/` is known. */
const PATHS = 'paths.json';

const ONE_YEAR_SECONDS = 31_536_000;

/** Mounts the page at `/` and for every path that no call and no file has. */
export async function mountPage(listener: FastifyInstance, options: PageOptions): Promise<void> {
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
      options.outsideSourcesOf?.(request),
      options.firstPageOf?.(request),
    ]);
    const mayBeFramed = EMBEDDED.test(pathOf(request)) && known.has(pathOf(request));
    const documentRequest = { outside, host: request.host, mayBeFramed };
    void reply
      .headers(documentHeaders(nonce, options, documentRequest))
      .type('text/html; charset=utf-8');
    return reply.send(await compressText(fill(nonce, page), request, reply));
  };
  if (fill !== undefined) {
    mountMovedParts(listener, options.directory);
    await mountAssets(listener, options.directory);
  }
  for (const path of ['/', '/index.html']) listener.get(path, sendDocument);
  listener.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && wantsDocument(request)) {
      // The page itself shows that the path is unknown, with a link home.
      if (!known.has(pathOf(request))) void reply.status(404);
      return sendDocument(request, reply);
    }
    return reply.status(404).send({ success: false, errorCode: 'call.unknown' });
  });
}

const ASSETS = 'assets';

/**
 * Serves the hashed files of a build. One route looks a name up in the folder as it was at the
 * start: a route for each of two thousand files would be most of the time that a server starts in.
 */
async function mountAssets(listener: FastifyInstance, directory: string): Promise<void> {
  const folder = join(directory, ASSETS);
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  await listener.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    setHeaders: (reply) =>
      void reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`),
  });
  listener.get<{ Params: { file: string } }>(`/${ASSETS}/:file`, (request, reply) => {
    const { file } = request.params;
    return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
  });
}

function readPaths(directory: string): ReadonlySet<string> {
  const file = join(directory, PATHS);
  return new Set(existsSync(file) ? (readJson(readFileSync(file, 'utf8')) as string[]) : []);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '';
}

/** A missing file or call must not be answered with a page. */
function wantsDocument(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (/^\/(wps|lgw|console|vendor|bank|assets)\//.test(path)) return false;
  return !/\.\w{2,5}$/.test(path) || path.endsWith('.html');
}

/** The facts of a request that its document's policy depends on. */
interface DocumentRequest {
  readonly outside: OutsideSources | undefined;
  readonly host: string;
  readonly mayBeFramed: boolean;
}

function documentHeaders(
  nonce: string,
  options: PageOptions,
  { outside, host, mayBeFramed }: DocumentRequest,
): Record<string, string> {
  const extra = (name: keyof OutsideSources): string => (outside?.[name] ?? []).join(' ');
  const inlineAttributes = options.inlineStyleAttributes || extra('styles') !== '';
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}' ${extra('scripts')}`,
      `style-src 'self' 'nonce-${nonce}' ${extra('styles')}`,
      ...(inlineAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
      `img-src 'self' data: blob: ${extra('images')}`,
      "font-src 'self' data:",
      `connect-src 'self' ${liveConnectionSources(host)} ${extra('connects')}`,
      `frame-src 'self' ${options.frameSources.join(' ')} ${extra('frames')}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${(mayBeFramed && extra('embedders')) || "'none'"}`,
      // A vendor's script needs free DOM access, so Trusted Types are off where a merchant uses
      // one.
      ...(extra('scripts') === '' ? trustedTypes(options) : []),
    ]
      .map((rule) => rule.replace(/ +/g, ' ').trim())
      .join('; '),
    'cache-control': 'no-store',
  };
}

/** Pages that other sites may frame, where the merchant names those sites. */
const EMBEDDED = /^\/by-iframe\//;

/** Trusted Types: text becomes markup or code only through the page's own policies. */
function trustedTypes({ scriptPolicies }: PageOptions): string[] {
  const policies = scriptPolicies.length === 0 ? "'none'" : scriptPolicies.join(' ');
  return ["require-trusted-types-for 'script'", `trusted-types ${policies}`];
}

/**
 * The page's live connection goes to its own host. Browsers before CSP 3 do not apply 'self' to
 * WebSockets.
 */
function liveConnectionSources(host: string): string {
  return /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i.test(host) ? `ws://${host} wss://${host}` : '';
}

/**
 * Adds the headers that every answer carries, document or not. The site opens sign-in windows of
 * other origins and has to keep its reference to them; the console opens none.
 */
export function mountSecurityHeaders(
  listener: FastifyInstance,
  { secure, opensWindows }: { secure: boolean; opensWindows: boolean },
): void {
  const guards = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(secure ? { 'strict-transport-security': HSTS } : {}),
  };
  listener.addHook('onSend', ({ url }, reply, payload, done) => {
    const policy = opensWindows ? openerPolicyOf(url) : 'same-origin';
    void reply.headers(guards).header('cross-origin-opener-policy', policy);
    if (!reply.hasHeader('cross-origin-resource-policy')) {
      void reply.header('cross-origin-resource-policy', 'same-origin');
    }
    // X-Frame-Options cannot name hosts; where the policy names some, the policy alone decides.
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
 * No page of another origin may keep a reference to ours. Sign-in windows that our page opens stay
 * connected to it, so that it notices when one is closed; the page that they return to sends no
 * policy, or the browser would report them as closed on the way.
 */
function openerPolicyOf(url: string): string {
  return /^\/social\/?([?#]|$)/.test(url) ? 'unsafe-none' : 'same-origin-allow-popups';
}
