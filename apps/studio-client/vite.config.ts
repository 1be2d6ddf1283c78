// The studio's game client: one document for all games, each loaded with its own art.
import { defineConfig, type Plugin } from 'vite';
import { drawThumbs } from './src/art/draw-thumbs.ts';

/** Writes the pictures of the catalogue, which are drawn by the same code as the games. */
function thumbs(): Plugin {
  return {
    name: 'thumbs',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await drawThumbs())) {
        this.emitFile({ type: 'asset', fileName: `thumbs/${fileName}`, source });
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [thumbs()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
