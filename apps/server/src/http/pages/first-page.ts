// Renders the first page into the document on the server, so that a phone on a slow connection
// shows it before the scripts have loaded. Its content comes from the calls' answers, which are
// sent along.
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { firstPageUrls, requestUrl } from '@fairhouse/calls/client';
import { player } from '@fairhouse/calls/player';
import { LANGUAGES, type Language } from '@fairhouse/values';
import type { Clock } from '../../platform/app-context.ts';
import { INTERNAL_REQUEST } from '../internal-request.ts';
import { acceptedLanguages } from '../accepted-languages.ts';

/** The parts of the rendered page: `variables` is CSS, the others are HTML. */
export interface RenderedPage {
  readonly tag: string;
  readonly theme: 'dark' | 'light';
  readonly head: string;
  readonly variables: string;
  readonly body: string;
}

/** What is inserted into the document of one request. */
export interface FirstPage extends RenderedPage {
  readonly language: Language;
  readonly merchant: string;
  /** The answers' bodies by their URLs, as JSON that is safe inside a script element. */
  readonly answers: string;
}

/** The page for a request, or undefined when its document is sent without one. */
export type FindFirstPage = (request: FastifyRequest) => Promise<FirstPage | undefined>;

/** The exports of the site's renderer bundle (`apps/web/src/first-page.tsx`). */
interface Renderer {
  firstLanguage(spoken: readonly string[], supported: readonly Language[]): Language;
  renderFirstPage(
    language: Language,
    answers: Readonly<Record<string, unknown>>,
    path: string,
  ): Promise<RenderedPage>;
}

/** The addresses of the calls whose answers are the same for all visitors, by their names. */
const SHARED = firstPageUrls(player);

const PAGES = new Set(['/', '/index.html', '/home']);
/** A menu's draws are seconds apart; for this long one rendering serves all visitors. */
const FRESH_MS = 1000;
interface CachedPage {
  readonly until: number;
  readonly page: Promise<FirstPage | undefined>;
}

interface Opening {
  /** The listener that answers the calls. */
  readonly listener: FastifyInstance;
  /** The bundle that the site's build wrote; without it no document has a first page. */
  readonly file: string;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  /** The code of the merchant whose page a request asks for; undefined where there is none. */
  readonly merchantOf: (request: FastifyRequest) => Promise<string | undefined>;
}

/**
 * Loads the renderer. A rendering that fails is logged, and the document is sent without a page.
 * Pages are cached by merchant, language and path, a set that callers cannot enlarge, and their
 * answers are requested internally: a visitor who is limited or refused does not affect the page of
 * others.
 */
export async function openFirstPage(opening: Opening): Promise<FindFirstPage> {
  const { listener, file, log, clock, merchantOf } = opening;
  if (!existsSync(file)) return async () => undefined;
  const renderer = (await import(pathToFileURL(file).href)) as Renderer;
  const cache = new Map<string, CachedPage>();
  const cached = (key: string, render: () => CachedPage['page']): CachedPage['page'] => {
    const now = clock.now();
    const before = cache.get(key);
    if (before !== undefined && before.until > now) return before.page;
    const page = render();
    cache.set(key, { until: now + FRESH_MS, page });
    return page;
  };
  return async (request) => {
    const path = request.url.split('?')[0] ?? '';
    if (!PAGES.has(path)) return undefined;
    const merchant = await merchantOf(request);
    if (merchant === undefined) return undefined;
    const language = renderer.firstLanguage(acceptedLanguages(request), LANGUAGES);
    // Asked first, as the visitor, because the site may be closed to this visitor.
    const status = requestUrl(player.permission.path, { url: request.hostname });
    const open = await asVisitor(listener, request, language)(status);
    if (open === undefined || !isOpen(open.value)) return undefined;
    const ask = asInternal(listener, request, { merchant, language });
    const shared = await cached(`${merchant} ${language} ${path}`, () =>
      renderPage(renderer, { language, path }, ask, log),
    );
    if (shared === undefined) return undefined;
    return { ...shared, answers: `${shared.answers.slice(0, -1)},${pairOf(status, open)}}` };
  };
}

interface Answer {
  readonly body: string;
  readonly value: unknown;
}
type MakeCall = (url: string) => Promise<Answer | undefined>;

/** Makes the call as this visitor's browser would: same limits, same regions. */
function asVisitor(
  listener: FastifyInstance,
  request: FastifyRequest,
  language: Language,
): MakeCall {
  const { remoteAddress, forwarded } = originOf(request);
  const headers = { host: request.host, language, ...forwarded };
  return async (url) =>
    answerOf(await listener.inject({ method: 'GET', url, headers, remoteAddress }));
}

/** Makes the calls that all visitors share, which count against no visitor's limits. */
function asInternal(
  listener: FastifyInstance,
  request: FastifyRequest,
  of: { readonly merchant: string; readonly language: Language },
): MakeCall {
  const { remoteAddress, forwarded } = originOf(request);
  const headers = { host: request.hostname, ...of, ...forwarded, ...INTERNAL_REQUEST };
  return async (url) =>
    answerOf(await listener.inject({ method: 'GET', url, headers, remoteAddress }));
}

/** The origin of a request and the addresses reported by proxies: both identify the caller. */
function originOf({ socket, ip, headers }: FastifyRequest) {
  const forwardedFor = headers['x-forwarded-for'];
  return {
    remoteAddress: socket.remoteAddress ?? ip,
    forwarded: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  };
}

function answerOf({ statusCode, body }: { statusCode: number; body: string }): Answer | undefined {
  if (statusCode !== 200) return undefined;
  return { body, value: (JSON.parse(body) as { readonly value?: unknown }).value };
}

async function renderPage(
  renderer: Renderer,
  { language, path }: { readonly language: Language; readonly path: string },
  ask: MakeCall,
  log: FastifyBaseLogger,
): Promise<FirstPage | undefined> {
  try {
    const calls = Object.entries(SHARED).map(async ([name, url]) => {
      return { name, url, answer: await ask(url) };
    });
    const answers = (await Promise.all(calls)).flatMap(({ name, url, answer }) =>
      answer === undefined ? [] : [{ name, url, answer }],
    );
    if (answers.length < calls.length) return undefined;
    const values = Object.fromEntries(answers.map(({ name, answer }) => [name, answer.value]));
    const { merchantCode, languages } = values['whitelabel'] as {
      readonly merchantCode: string;
      readonly languages: { readonly supported: readonly Language[] };
    };
    if (!languages.supported.includes(language)) return undefined;
    const rendered = await renderer.renderFirstPage(language, values, path);
    const pairs = answers.map(({ url, answer }) => pairOf(url, answer)).join();
    return { ...rendered, language, merchant: merchantCode, answers: `{${pairs}}` };
  } catch (error) {
    log.error({ err: error }, 'first page');
    return undefined;
  }
}

/** `<` is escaped, so that no text can close the script element. */
function pairOf(url: string, { body }: Answer): string {
  return `${JSON.stringify(url)}:${JSON.stringify(body)}`.replaceAll('<', String.raw`\u003c`);
}

function isOpen(value: unknown): boolean {
  return (value as { readonly status?: unknown }).status === 0;
}
