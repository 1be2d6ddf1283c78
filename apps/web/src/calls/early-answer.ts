// The requests that the document sent before the scripts ran (`early.js`). Each answer is used
// once.
import type { Language } from '@fairhouse/values';

interface Early {
  readonly language: Language;
  /** True if the answers of the first page were requested too. */
  readonly isHome: boolean;
  readonly answers: Record<string, Promise<Response> | undefined>;
  /** The last press on the page before it had event handlers. */
  pressed?: { readonly x: number; readonly y: number; readonly scrolled: number };
}

declare global {
  interface Window {
    readonly early?: Early;
  }
}

/** Returns the answer to a request already sent in this language, or undefined if there is none. */
export function takeEarlyAnswer(url: string, language: Language): Promise<Response> | undefined {
  const { early } = window;
  if (early?.language !== language) return undefined;
  const answer = early.answers[url];
  delete early.answers[url];
  return answer;
}
