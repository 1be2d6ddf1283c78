// The first page in the document itself, drawn as a visitor's browser would: a phone on a slow line
// shows it before the scripts have come. What it says is what the calls answer, and travels along.
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@fairhouse/values';
import type { Clock } from '../ground/house.ts';
import { ASKED_BY_HOUSE } from './asked-by-house.ts';
import { spokenBy } from './spoken-by.ts';

/** The page in pieces of a document, each written as HTML or, the variables, as CSS. */
export interface DrawnPage {
  readonly tag: string;
  readonly theme: 'dark' | 'light';
  readonly head: string;
  readonly variables: string;
  readonly body: string;
}

/** What goes into the document of one request. */
export interface FirstPage extends DrawnPage {
  readonly language: Language;
  readonly merchant: string;
  /** The answers' bodies by the addresses they came from, as JSON that may stand in a script. */
  readonly answers: string;
}

/** The page for a request, or undefined when its document goes out without. */
export type FirstPageOf = (request: FastifyRequest) => Promise<FirstPage | undefined>;

/** What the site's build gives for it (`apps/web/src/first-page.tsx`). */
interface Drawer {
  firstLanguage(spoken: readonly string[], supported: readonly Language[]): Language;
  drawFirstPage(language: Language, answers: Readonly<Record<string, unknown>>): Promise<DrawnPage>;
}

/** What everybody is told alike, and which of the drawer's answers it is. */
const SHARED = {
  whitelabel: '/wps/system/whitelabel',
  announcements: '/wps/relay/MCSFE_getListAnnouncements?types=B%2CH&platform=W',
  gameMenus: '/lgw/games/game_menus',
  gameVendor: '/wps/relay/GCSGAME_gameVendor',
} as const;

const PAGES = new Set(['/', '/index.html', '/home']);
/** The draws of a menu are seconds apart; for so long one drawing serves all who come. */
const FRESH_MS = 1000;
interface Kept {
  readonly until: number;
  readonly page: Promise<FirstPage | undefined>;
}

interface Opening {
  /** Where the calls are answered. */
  readonly app: FastifyInstance;
  /** The module that the site's build wrote; without it no document has a page. */
  readonly file: string;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  /** The code of the merchant whose page a request asks for; undefined where there is none. */
  readonly merchantOf: (request: FastifyRequest) => Promise<string | undefined>;
}

/**
 * Loads the drawer. A page that fails is told to the log, and its document goes out without. What
 * is drawn is kept by merchant and language, of which a caller can make no more, and is asked for
 * by the house itself: what one visitor may not ask, or asks too often, takes nothing from others.
 */
export async function openFirstPage(opening: Opening): Promise<FirstPageOf> {
  const { app, file, log, clock, merchantOf } = opening;
  if (!existsSync(file)) return async () => undefined;
  const drawer = (await import(pathToFileURL(file).href)) as Drawer;
  const kept = new Map<string, Kept>();
  const keep = (key: string, drawAnew: () => Kept['page']): Kept['page'] => {
    const now = clock.now();
    const before = kept.get(key);
    if (before !== undefined && before.until > now) return before.page;
    const page = drawAnew();
    kept.set(key, { until: now + FRESH_MS, page });
    return page;
  };
  return async (request) => {
    if (!PAGES.has(request.url.split('?')[0] ?? '')) return undefined;
    const merchant = await merchantOf(request);
    if (merchant === undefined) return undefined;
    const language = drawer.firstLanguage(spokenBy(request), LANGUAGES);
    // Each visitor is asked for first, whether the site is closed to this one.
    const status = `/wps/system/status?url=${encodeURIComponent(request.hostname)}`;
    const open = await asVisitor(app, request, language)(status);
    if (open === undefined || !isOpen(open.value)) return undefined;
    const ask = asHouse(app, request, { merchant, language });
    const shared = await keep(`${merchant} ${language}`, () => draw(drawer, language, ask, log));
    if (shared === undefined) return undefined;
    return { ...shared, answers: `${shared.answers.slice(0, -1)},${pairOf(status, open)}}` };
  };
}

interface Answer {
  readonly body: string;
  readonly value: unknown;
}
type Ask = (url: string) => Promise<Answer | undefined>;

/** The call as this visitor's own browser would make it: same limits, same regions. */
function asVisitor(app: FastifyInstance, request: FastifyRequest, language: Language): Ask {
  const { remoteAddress, forwarded } = wayOf(request);
  const headers = { host: request.host, language, ...forwarded };
  return async (url) => answerOf(await app.inject({ method: 'GET', url, headers, remoteAddress }));
}

/** The calls that everybody is answered alike, which count against no visitor's limits. */
function asHouse(
  app: FastifyInstance,
  request: FastifyRequest,
  of: { readonly merchant: string; readonly language: Language },
): Ask {
  const { remoteAddress, forwarded } = wayOf(request);
  const headers = { host: request.hostname, ...of, ...forwarded, ...ASKED_BY_HOUSE };
  return async (url) => answerOf(await app.inject({ method: 'GET', url, headers, remoteAddress }));
}

/** From where a request came, and what proxies on its way said: whose it is follows from both. */
function wayOf({ socket, ip, headers }: FastifyRequest) {
  const told = headers['x-forwarded-for'];
  return {
    remoteAddress: socket.remoteAddress ?? ip,
    forwarded: told === undefined ? {} : { 'x-forwarded-for': told },
  };
}

function answerOf({ statusCode, body }: { statusCode: number; body: string }): Answer | undefined {
  if (statusCode !== 200) return undefined;
  return { body, value: (JSON.parse(body) as { readonly value?: unknown }).value };
}

async function draw(
  drawer: Drawer,
  language: Language,
  ask: Ask,
  log: FastifyBaseLogger,
): Promise<FirstPage | undefined> {
  try {
    const asked = Object.entries(SHARED).map(async ([name, url]) => {
      return { name, url, answer: await ask(url) };
    });
    const answers = (await Promise.all(asked)).flatMap(({ name, url, answer }) =>
      answer === undefined ? [] : [{ name, url, answer }],
    );
    if (answers.length < asked.length) return undefined;
    const values = Object.fromEntries(answers.map(({ name, answer }) => [name, answer.value]));
    const { merchantCode, languages } = values['whitelabel'] as {
      readonly merchantCode: string;
      readonly languages: { readonly supported: readonly Language[] };
    };
    if (!languages.supported.includes(language)) return undefined;
    const drawn = await drawer.drawFirstPage(language, values);
    const pairs = answers.map(({ url, answer }) => pairOf(url, answer)).join();
    return { ...drawn, language, merchant: merchantCode, answers: `{${pairs}}` };
  } catch (error) {
    log.error({ err: error }, 'first page');
    return undefined;
  }
}

/** In a script of the document no text may close it. */
function pairOf(url: string, { body }: Answer): string {
  return `${JSON.stringify(url)}:${JSON.stringify(body)}`.replaceAll('<', String.raw`\u003c`);
}

function isOpen(value: unknown): boolean {
  return (value as { readonly status?: unknown }).status === 0;
}
