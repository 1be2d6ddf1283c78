// Lists the site's paths beside the built document, so that the server answers 404 to any other.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** A variable, so that the configuration is not bundled with all that the routes import. */
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
