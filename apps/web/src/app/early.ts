// What the document asked for before the scripts came (`early.js`). Each answer is used once.
import type { Language } from '@fairhouse/values';

interface Early {
  readonly language: Language;
  /** The first page's own answers were asked for too. */
  readonly isHome: boolean;
  readonly answers: Record<string, Promise<Response> | undefined>;
  /** Where the page was pressed last, before it could hear. */
  pressed?: { readonly x: number; readonly y: number; readonly scrolled: number };
}

declare global {
  interface Window {
    readonly early?: Early;
  }
}

/**
 * The answer to a call that is already under way in this language; undefined when there is none.
 */
export function takeEarly(url: string, language: Language): Promise<Response> | undefined {
  const { early } = window;
  if (early?.language !== language) return undefined;
  const answer = early.answers[url];
  delete early.answers[url];
  return answer;
}
