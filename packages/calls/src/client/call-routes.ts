// Gives a page the routes of its call table as plain data, so that no schema reaches the browser.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { PlayerCalls } from '../player/index.ts';
import type { Routes } from './client.ts';
import { firstPageUrls } from './first-page-inputs.ts';

interface RoutesPlugin {
  name: string;
  resolveId(id: string): string | undefined;
  load(id: string): Promise<string | undefined>;
}

/** `virtual:player-routes` or `virtual:operator-routes`: `export const routes = {...}`. */
export function callRoutes(table: 'player' | 'operator'): RoutesPlugin {
  const id = `virtual:${table}-routes`;
  return {
    name: `call-routes-${table}`,
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: async (asked) =>
      asked === `\0${id}`
        ? `export const routes = ${JSON.stringify(await readRoutes(table))};`
        : undefined,
  };
}

/** The addresses that the document requests before its scripts run, by the name of the call. */
export async function readEarlyUrls(): Promise<Readonly<Record<string, string>>> {
  const routes = (await readRoutes('player')) as Routes<PlayerCalls>;
  return { permission: routes.permission.path, ...firstPageUrls(routes) };
}

async function readRoutes(table: 'player' | 'operator'): Promise<unknown> {
  const directory = fileURLToPath(new URL('.', import.meta.url));
  const bundle = await build({
    stdin: {
      contents: `import { ${table} } from '../${table}/index.ts';
        import { routesOf } from './routes-of.ts';
        export const routes = routesOf(${table});`,
      resolveDir: directory,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const source = bundle.outputFiles[0]?.text ?? '';
  const url = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  const module = (await import(url)) as { routes: unknown };
  return module.routes;
}
