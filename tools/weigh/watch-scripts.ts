// The JavaScript that a page has fetched, file by file.
import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

export interface FetchedScript {
  /** Without the hash of its content, such as `site`. */
  readonly name: string;
  /** Its size as gzip sends it. */
  readonly bytes: number;
}

/** Begins to watch; the function answers what has been fetched so far, the largest first. */
export function watchScripts(page: Page): () => Promise<FetchedScript[]> {
  const fetched: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') fetched.push(response);
  });
  return async () => {
    const scripts = await Promise.all(
      fetched.map(async (response) => ({
        name: nameOf(response.url()),
        bytes: gzipSync(await response.body()).length,
      })),
    );
    return scripts.toSorted((one, other) => other.bytes - one.bytes);
  };
}

/** The bytes of all scripts together. */
export function weightOf(scripts: readonly FetchedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

function nameOf(url: string): string {
  const file = new URL(url).pathname.split('/').pop() ?? '';
  return file.replace(/(?:-[\w-]{8})?\.js$/, '');
}
