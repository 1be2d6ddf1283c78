// Gives a page the routes of its call table as plain data, so that no schema reaches the browser.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { PlayerCalls } from '../player/index.ts';
import type { Route, Routes } from './client.ts';
import { firstPageUrls } from './first-page-inputs.ts';

interface RoutesPlugin {
  name: string;
  resolveId(id: string): string | undefined;
  load(id: string): Promise<string | undefined>;
}

/**
 * `virtual:player-routes` or `virtual:operator-routes`: `export const routes = {...}`. Of the
 * player's, those that no page calls before a visitor has pressed something are apart in
 * `virtual:late-routes`.
 */
export function callRoutes(table: 'player' | 'operator'): RoutesPlugin {
  const id = `virtual:${table}-routes`;
  const ids = table === 'player' ? [id, LATE_ROUTES] : [id];
  return {
    name: `call-routes-${table}`,
    resolveId: (asked) => (ids.includes(asked) ? `\0${asked}` : undefined),
    load: async (asked) => {
      if (!ids.includes(asked.slice(1)) || !asked.startsWith('\0')) return undefined;
      const routes = Object.entries((await readRoutes(table)) as Record<string, Route>);
      const isWanted = ([, { path }]: [string, Route]) =>
        table === 'operator' || isLate(path) === (asked === `\0${LATE_ROUTES}`);
      const wanted = Object.fromEntries(routes.filter(isWanted));
      return `export const routes = ${JSON.stringify(wanted)};`;
    },
  };
}

const LATE_ROUTES = 'virtual:late-routes';

/** Paths of the member centre, the cashier, agents, offers, chases and vendors' games. */
const LATE = [
  /^\/wps\/(agent|books|game|member|report|transaction)\//,
  /^\/wps\/session\/login\/(social|verification)/,
  /^\/wps\/relay\/(GCSGAME_(get|gameList|hot)|GCS_gameTrial|VIS_|ODSFE2_MemTransDet)/,
  /^\/wps\/relay\/MCSFE_(\w+Favorite|get(Deposit|Withdraw|Payment|Payout)|process)/,
  /^\/lgw\/(chases|entries|my_offers|offers|vn)/,
];

/** What a page with a session calls as it opens. */
const EARLY =
  /^\/wps\/(agent\/affiliate|member\/(info|protection\/(session|check))|relay\/GCSGAME_getVass\w+)$/;

function isLate(path: string): boolean {
  return LATE.some((part) => part.test(path)) && !EARLY.test(path);
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
