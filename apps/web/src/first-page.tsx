// The first page as a visitor's browser renders it. The server puts it into the document, so that
// it is visible before the scripts are loaded; the scripts then render it again with the same
// result.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { FIRST_PAGE_INPUTS } from '@fairhouse/calls/client';
import type { Language } from '@fairhouse/values';
import type { ValueOf } from './calls/calls.ts';
import { PageView } from './app/PageView.tsx';
import { queries } from './calls/queries.ts';
import { routeOf } from './app/routes.ts';
import { cacheAnswer } from './calls/use-call.ts';
import { chooseLanguage } from './i18n/choose-language.ts';
import { LOCALES } from './i18n/locales.ts';
import { speak } from './i18n/language.ts';
import { variablesOf } from './ui/theme.ts';
import { urls } from './urls.ts';

/**
 * The answers that the first page uses, as the calls give them to a visitor in the page's language.
 */
export interface FirstAnswers {
  readonly whitelabel: ValueOf<'whitelabel'>;
  readonly announcements: ValueOf<'announcements'>;
  readonly gameMenus: ValueOf<'gameMenus'>;
  readonly gameVendor: ValueOf<'gameVendor'>;
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

/** Renders the page. Not concurrent: language and answers are module state. */
export async function renderFirstPage(
  language: Language,
  answers: FirstAnswers,
): Promise<FirstPage> {
  const drawn = line.then(() => draw(language, answers));
  line = drawn.catch(() => undefined);
  return drawn;
}

let line: Promise<unknown> = Promise.resolve();

async function draw(language: Language, answers: FirstAnswers): Promise<FirstPage> {
  const { whitelabel } = answers;
  const { brand, theme } = whitelabel;
  await speak(language);
  await routeOf(urls.home).page.ready();
  try {
    cacheAnswer('whitelabel', {}, whitelabel);
    cacheAnswer('announcements', FIRST_PAGE_INPUTS.announcements, answers.announcements);
    cacheAnswer('gameMenus', {}, answers.gameMenus);
    cacheAnswer('gameVendor', {}, answers.gameVendor);
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
      body: withoutStyles(
        renderToStaticMarkup(
          <QueryClientProvider client={queries}>
            <PageView />
          </QueryClientProvider>,
        ),
      ),
    };
  } finally {
    queries.clear();
  }
}

const SAFE_VALUE = /^(#[0-9a-f]{3,8}|\d+px)$/i;

/** The Content-Security-Policy forbids style attributes; scripts may set the same properties. */
function withoutStyles(markup: string): string {
  return markup.replaceAll(/ style="[^"]*"/g, '');
}
