// The first page as a visitor's browser will draw it. The server puts it into the document, so that
// it is seen while the scripts are still on their way; the scripts draw it anew, and alike.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@fairhouse/values';
import type { ValueOf } from './app/calls.ts';
import { PageView } from './app/PageView.tsx';
import { queries } from './app/queries.ts';
import { routeOf } from './app/routes.ts';
import { keepAnswer } from './app/use-call.ts';
import { chooseLanguage } from './i18n/choose-language.ts';
import { LOCALES } from './i18n/locales.ts';
import { speak } from './i18n/language.ts';
import { variablesOf } from './ui/theme.ts';
import { urls } from './urls.ts';

/** What the first page says, as the calls answer it to a visitor in the page's language. */
export interface FirstAnswers {
  readonly whitelabel: ValueOf<'whitelabel'>;
  readonly announcements: ValueOf<'announcements'>;
  readonly gameMenus: ValueOf<'gameMenus'>;
  readonly gameVendor: ValueOf<'gameVendor'>;
}

/** The page in pieces of a document, each written as HTML or, the variables, as CSS. */
export interface FirstPage {
  /** The tag for `<html lang>`. */
  readonly tag: string;
  readonly theme: 'dark' | 'light';
  readonly head: string;
  readonly variables: string;
  readonly body: string;
}

/** The language in which a browser that has nothing stored asks first. */
export function firstLanguage(spoken: readonly string[], supported: readonly Language[]): Language {
  return chooseLanguage({ stored: [], browser: spoken, supported, merchantDefault: 'EN' });
}

/** Draws the page. One at a time: the language and the answers are the whole page's. */
export async function drawFirstPage(language: Language, answers: FirstAnswers): Promise<FirstPage> {
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
    keepAnswer('whitelabel', {}, whitelabel);
    keepAnswer('announcements', { types: 'B,H', platform: 'W' }, answers.announcements);
    keepAnswer('gameMenus', {}, answers.gameMenus);
    keepAnswer('gameVendor', {}, answers.gameVendor);
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

/** The page's policy forbids styles in attributes; scripts may set what they say. */
function withoutStyles(markup: string): string {
  return markup.replaceAll(/ style="[^"]*"/g, '');
}
