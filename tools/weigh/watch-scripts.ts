// The JavaScript that a page has loaded, file by file.
import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

export interface FetchedScript {
  /** Without the content hash, such as `site`. */
  readonly name: string;
  /** The compressed size as transferred. */
  readonly bytes: number;
}

/** Starts watching; the returned function lists the scripts loaded so far, the largest first. */
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

/** The total bytes of all scripts. */
export function weightOf(scripts: readonly FetchedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

function nameOf(url: string): string {
  const file = new URL(url).pathname.split('/').pop() ?? '';
  return file.replace(/(?:-[\w-]{8})?\.js$/, '');
}
