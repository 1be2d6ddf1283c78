// Inserts `early.js` into the built document, with the hashed file names of this build's
// catalogues and the addresses of the first calls.
import { readEarlyUrls } from '@fairhouse/calls/vite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const TEXTS = /texts-(en|cn|id|th|vi)-[^/]*\.js$/;

export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { bundle }) => {
        const names = Object.keys(bundle ?? {}).flatMap((name): [string, string][] => {
          const language = TEXTS.exec(name)?.[1];
          return language === undefined ? [] : [[language.toUpperCase(), `/${name}`]];
        });
        const source = readFileSync(join(import.meta.dirname, 'early.js'), 'utf8');
        const urls = await readEarlyUrls();
        const filled = source
          .replace('TEXTS = {}', () => `TEXTS = ${JSON.stringify(Object.fromEntries(names))}`)
          .replace('URLS = {}', () => `URLS = ${JSON.stringify(urls)}`);
        const { code } = minifySync('early.js', filled);
        const attrs = { nonce: '__NONCE__' };
        return [{ tag: 'script', attrs, children: code, injectTo: 'head-prepend' }];
      },
    },
  };
}
