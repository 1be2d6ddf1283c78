// The first page as a visitor's browser renders it. The server puts it into the document, so that
// it is visible before the scripts are loaded; the scripts then hydrate it.
// After the first `prerender` of React's build for Node, every promise of the server is slower
// (`tools/architecture/async-hooks.ts`).
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import { FIRST_PAGE_INPUTS } from '@fairhouse/calls/client';
import type { Language } from '@fairhouse/values';
import type { ValueOf } from './calls/calls.ts';
import { App } from './app/App.tsx';
import { AppIcon } from './art/AppIcon.tsx';
import { queries } from './calls/queries.ts';
import { routeOf } from './app/routes.ts';
import { cacheAnswer } from './calls/use-call.ts';
import { chooseLanguage } from './i18n/choose-language.ts';
import { LOCALES } from './i18n/locales.ts';
import { speak } from './i18n/language.ts';
import { variablesOf } from './ui/theme.ts';
import { startAt } from './navigation/history.ts';

/**
 * The answers that the first page uses, as the calls give them to a visitor in the page's language.
 */
export interface FirstAnswers {
  readonly whitelabel: ValueOf<'whitelabel'>;
  readonly announcements: ValueOf<'announcements'>;
  readonly gameMenus: ValueOf<'gameMenus'>;
  readonly gameVendor: ValueOf<'gameVendor'>;
  readonly vassGameType: ValueOf<'vassGameType'>;
}

/** The parts of the document, each as HTML or, for the variables, as CSS. */
export interface FirstPage {
  /** The tag for `<html lang>`. */
  readonly tag: string;
  readonly theme: 'dark' | 'light';
  readonly head: string;
  readonly variables: string;
  readonly body: string;
}

/** The language that a browser without a stored choice requests first. */
export function firstLanguage(spoken: readonly string[], supported: readonly Language[]): Language {
  return chooseLanguage({ stored: [], browser: spoken, supported, merchantDefault: 'EN' });
}

/** The icon of a merchant's app, as SVG. */
export function renderIcon({ default: name, logo, ...theme }: FirstAnswers['whitelabel']['theme']) {
  const { accent, background } = theme[name];
  return renderToStaticMarkup(<AppIcon mark={logo} colour={accent} background={background} />);
}

/**
 * Renders the page of a path, which is one of the first page's. Not concurrent: path, language and
 * answers are module state.
 */
export async function renderFirstPage(
  language: Language,
  answers: FirstAnswers,
  path: string,
): Promise<FirstPage> {
  const drawn = line.then(() => draw(language, answers, path));
  line = drawn.catch(() => undefined);
  return drawn;
}

let line: Promise<unknown> = Promise.resolve();

async function draw(language: Language, answers: FirstAnswers, path: string): Promise<FirstPage> {
  const { whitelabel } = answers;
  const { brand, theme } = whitelabel;
  await speak(language);
  startAt(path);
  await routeOf(path).page.ready();
  try {
    cacheAnswer('whitelabel', {}, whitelabel);
    cacheAnswer('announcements', FIRST_PAGE_INPUTS.announcements, answers.announcements);
    cacheAnswer('gameMenus', {}, answers.gameMenus);
    cacheAnswer('gameVendor', {}, answers.gameVendor);
    cacheAnswer('vassGameType', {}, answers.vassGameType);
    return {
      tag: LOCALES[language].tag,
      theme: theme.default,
      head: renderToStaticMarkup(
        <>
          <title>{brand.name}</title>
          <meta name="description" content={`${brand.name}. ${brand.tagline}`} />
        </>,
      ),
      variables: variablesOf(theme)
        .filter(([, value]) => SAFE_VALUE.test(value))
        .map(([name, value]) => `${name}:${value}`)
        .join(';'),
      body: withoutStyles(await renderApp()),
    };
  } finally {
    queries.clear();
  }
}

const SAFE_VALUE = /^(#[0-9a-f]{3,8}|\d+px)$/i;

/**
 * Renders what `main.tsx` hydrates. `renderToString` takes 11 ms, `prerender` 16; it is needed only
 * while a lazy part is not loaded.
 */
async function renderApp(): Promise<string> {
  const markup = renderToString(<App />);
  return markup.includes(LEFT_TO_BROWSER) ? prerenderApp() : markup;
}

/** React's mark of a part that waits or has failed. */
const LEFT_TO_BROWSER = '<!--$!-->';

/** Waits for lazy parts; in one piece, because React would add scripts for large parts. */
async function prerenderApp(): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App />, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}

/** The Content-Security-Policy forbids style attributes; `first-render.ts` sets the properties. */
function withoutStyles(markup: string): string {
  return markup.replaceAll(' style="', ' data-style="');
}
