// The console's build: one document with nonce placeholders, the call table's routes as plain data.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { callRoutes } from '@fairhouse/calls/vite';

/** The address of the product's server for the development server. */
const SERVER = process.env['CONSOLE_SERVER_URL'] ?? 'http://localhost:8081';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    callRoutes('operator'),
    compression({ algorithms: ['gzip', 'brotliCompress'] }),
  ],
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', test: /node_modules\/(react|react-dom|@mui|@emotion)\// }],
        },
      },
    },
  },
  server: { proxy: { '/console': SERVER } },
});
