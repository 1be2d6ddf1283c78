// Adds a preload link for the first font to the built document, so that it is fetched in parallel
// with the scripts.
import type { Plugin } from 'vite';

/** Every page in every language uses Latin letters and digits. */
const FIRST = 'anuphan-latin-wght-normal';

export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const file = Object.keys(bundle ?? {}).find((name) => name.includes(FIRST));
        if (file === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs: { ...attrs, href: `/${file}` }, injectTo: 'head' }];
      },
    },
  };
}
