// Writes the list of the site's paths beside the built document; the server answers 404 to every
// other path.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * A variable, so that the configuration's bundle does not include everything that the routes
 * import.
 */
const ROUTES = join(import.meta.dirname, 'src/app/routes.ts');

export function listPaths(): Plugin {
  return {
    name: 'list-paths',
    apply: 'build',
    async generateBundle() {
      const { routes } = (await import(pathToFileURL(ROUTES).href)) as {
        readonly routes: readonly { readonly paths: readonly string[] }[];
      };
      const source = JSON.stringify(routes.flatMap(({ paths }) => paths));
      this.emitFile({ type: 'asset', fileName: 'paths.json', source });
    },
  };
}
