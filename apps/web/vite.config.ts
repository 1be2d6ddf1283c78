// How the site is built: one document with nonce marks, hashed chunks, precompressed files.
import { callRoutes } from '@fairhouse/calls/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { earlyScript } from './early-script.ts';
import { preloadFont } from './preload-font.ts';

/** Where the development server finds the product's server. */
const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:8080';

/** The catalogues that every first page needs travel as one file for each language. */
const FIRST_TEXTS = /src\/i18n\/(en|cn|id|th|vi)\/(shell|ui|home|games)\.ts$/;

/** What most visitors read first travels as one file, with all that it stands on. */
const FIRST_PAGE = /src\/(main|pages\/home\/HomePage)\.tsx$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    callRoutes('player'),
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id: string) => `texts-${FIRST_TEXTS.exec(id)?.[1] ?? ''}`,
              debugName: 'texts',
              test: FIRST_TEXTS,
              priority: 2,
            },
            { name: 'site', test: FIRST_PAGE, priority: 1 },
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
    },
  },
});
