// Builds the first page for the server, which renders it into the document: one module that needs
// only Node and contains no code of other pages.
import { callRoutes } from '@fairhouse/calls/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** The page itself, the pictures of results on its cards, and the catalogues. */
const RENDERED_IMPORTS =
  /\/(HomePage\.tsx|thumbnails\/\w+\.tsx|late-catalogues\.ts|(en|cn|id|th|vi)\/[\w-]+\.ts)$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [callRoutes('player'), react(), leaveOut()],
  ssr: { noExternal: true },
  // A server build keeps `process.env.NODE_ENV` for run time, and with it React's development
  // build.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: join(import.meta.dirname, '../src/first-page.tsx'),
    outDir: 'dist',
    target: 'node20',
    copyPublicDir: false,
    minify: true,
  },
});

/** Replaces imports that the browser would load lazily; the server never loads them. */
function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    resolveDynamicImport: (asked) => {
      if (typeof asked !== 'string') return null;
      return RENDERED_IMPORTS.test(asked) ? null : { id: asked, external: true };
    },
  };
}
