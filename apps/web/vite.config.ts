// The site's build: one document with nonce placeholders, hashed chunks, precompressed files.
import { callRoutes } from '@fairhouse/calls/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { earlyScript } from './early-script.ts';
import { listPaths } from './list-paths.ts';
import { preloadFont } from './preload-font.ts';
import { retryParts, withPart } from './retry-parts.ts';

/** The address of the server during development. */
const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:8080';

/** The catalogues of the first page are bundled into one file for each language. */
const FIRST_TEXTS = /src\/i18n\/(en|cn|id|th|vi)\/(shell|ui|home|games)\.ts$/;

/**
 * Code that changes only with the libraries: fetched in parallel with the page's own code, and
 * cached longer.
 */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|@tanstack)\//;

/** The code that most visitors load first is one file, with all of its imports. */
const FIRST_PAGE = /src\/(main|pages\/home\/HomePage)\.tsx$/;

/**
 * The shared code of all boards, and small parts of many pages, are bundled together: a file of a
 * few hundred bytes costs a request as well. A family's own rules stay separate.
 */
const BOARD_RULES =
  /packages\/rules\/src\/lottery\/(?!families|load-family|printed-prizes)[\w-]+\.ts$/;
/** A board is one file too, of which skins and several boards side by side use parts. */
const BOARD = /src\/features\/lottery\/board\/LotteryBoard\.tsx$/;
const VALUES = /packages\/values\/src\/(?!find-by-text)/;
const SMALL_PARTS =
  /src\/(ui\/\w+\/(Card|EmptyState|Field|Input|Select|Tabs|Toggle|day-ranges)\.tsx?|art\/(DrawGrid|EmptyArt)\.tsx|balance\/use-balance\.ts|calls\/use-call-mutation\.ts|features\/lottery\/(use-money|money-text)\.ts)$/;
/** Icons of boards and of other pages. */
const SMALL_ICONS =
  /lucide-react\/dist\/esm\/icons\/(ban|chevron-down|eye|eye-off|minus|pencil|plus|receipt|search|shield-check|star|trash-2|x)\.m?js$/;

/** Icons that only pages behind the first have. */
const LATER_ICONS =
  /lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-up-from-line|book-open-check|chart-column|circle-dashed|circle-x|download|ellipsis-vertical|external-link|flame|key-round|mail|rotate-ccw-clock|smartphone|undo-2|user-round-check|users-round)\.m?js$/;

/** Parts of a few hundred bytes of such pages. */
const LATER_PARTS =
  /src\/(ui\/data\/(Money|CountingMoney|csv)|ui\/layout\/Prose|balance\/(balance-hidden|net-shown)|calls\/CallResult|modals\/open-window|features\/(lottery\/(coach\/of-hundred|panels\/(order-state|void-texts))|protection\/net-tone|games\/section-motif|vendor-games\/cards\/grid-class))\.tsx?$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    callRoutes('player'),
    retryParts(),
    listPaths(),
    react(),
    tailwindcss(),
    preloadFont(),
    earlyScript(),
    compression({ algorithms: ['gzip', 'brotliCompress'] }),
  ],
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withPart },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id: string) => `texts-${FIRST_TEXTS.exec(id)?.[1] ?? ''}`,
              debugName: 'texts',
              test: FIRST_TEXTS,
              priority: 5,
            },
            { name: 'libraries', test: LIBRARIES, priority: 6 },
            { name: 'site', test: FIRST_PAGE, priority: 4 },
            { name: 'values', test: VALUES, priority: 3 },
            { name: 'rules', test: BOARD_RULES, priority: 2 },
            { name: 'parts', test: SMALL_PARTS, priority: 1 },
            { name: 'parts', test: SMALL_ICONS, priority: 1 },
            { name: 'later', test: LATER_ICONS, priority: 1 },
            { name: 'later', test: LATER_PARTS, priority: 1 },
            { name: 'board', test: BOARD, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/wps': { target: SERVER, ws: true },
      '/lgw': SERVER,
      '/media': SERVER,
      '^/app(-icon-\\d+\\.png|\\.webmanifest)$': SERVER,
    },
  },
});
