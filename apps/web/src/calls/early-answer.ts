// The requests that the document sent before the scripts ran (`early.js`). Each answer is used
// once.
import type { Language } from '@fairhouse/values';

interface Early {
  readonly language: Language;
  /** True if the answers of the first page were requested too. */
  readonly isHome: boolean;
  readonly answers: Record<string, Promise<Response> | undefined>;
  /** True if the document contains the page as this visitor's browser renders it. */
  readonly isDrawn: boolean;
  /** The link or button that was pressed last, before the page had event handlers. */
  readonly pressed?: HTMLElement;
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
