// How the first page is built for the server that puts it into the document: one module that stands
// on nothing but Node, with what that page draws and no other page's code.
import { callRoutes } from '@fairhouse/calls/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** The page itself, and the texts that it says. */
const DRAWN = /^\.\/(HomePage\.tsx|(en|cn|id|th|vi)\/(shell|ui|home|games)\.ts)$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [callRoutes('player'), react(), leaveOut()],
  ssr: { noExternal: true },
  // A module for a server keeps such questions for later, and with them React's other half.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: join(import.meta.dirname, '../src/first-page.tsx'),
    outDir: 'dist',
    target: 'node20',
    copyPublicDir: false,
    minify: true,
  },
});

/** What the page would fetch later is named in the module, and never there. */
function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    resolveDynamicImport: (asked) => {
      if (typeof asked !== 'string') return null;
      const name = asked.replace(/^.*\//, './');
      return DRAWN.test(asked) || DRAWN.test(name) ? null : { id: asked, external: true };
    },
  };
}
