// Puts an open house on its two listeners: the site with the players' calls, and the console.
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import { certificateProblems } from '@fairhouse/tls';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { openFirstPage } from './edge/first-page.ts';
import {
  codeOfPage,
  identifyOperator,
  identifyPlayer,
  sourcesOf,
  type Doors,
} from './edge/identify.ts';
import { openLimiter } from './edge/limits.ts';
import { openLive } from './edge/live.ts';
import { openSharedLimits } from './edge/shared-limits.ts';
import { openMetrics } from './edge/metrics.ts';
import { doors } from './edge/doors.ts';
import { mediaRoutes, operatorOperations, playerOperations, rawRoutes } from './edge/operations.ts';
import { auditOperator } from './edge/audit.ts';
import { mountPage, mountSecurityHeaders } from './edge/pages.ts';
import { mountDescription, mountRawRoutes, mountWatching } from './edge/raw-routes.ts';
import { mountTable, openListener } from './edge/server.ts';
import { mountThisMachineOnly } from './edge/this-machine.ts';
import type { House } from './ground/house.ts';

const LET_GO_MS = 100;

export interface Served {
  readonly sitePort: number;
  readonly consolePort: number;
  /** Takes no more, answers what is under way, then closes. */
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Multiplies every limit; above one only for a load test. */
  readonly limitScale: number;
  /** Serves callers and names of this machine alone. */
  readonly thisMachineOnly?: boolean;
}

/** Listens on both ports (0 for any free one). */
export async function serve(house: House, options: ServeOptions): Promise<Served> {
  const metrics = openMetrics();
  const sharedLimits = await openSharedLimits(house);
  const limiter = openLimiter(options.limitScale, sharedLimits);
  const known: Doors = doors;
  let draining = false;
  const secure = house.config.publicOrigin.startsWith('https:');
  const site = await openListener(house);
  const desk = await openListener(house);
  for (const app of [site, desk]) {
    if (options.thisMachineOnly === true) mountThisMachineOnly(app, house.config);
    mountSecurityHeaders(app, { secure, opensWindows: app === site });
    mountWatching(app, house, metrics, () => draining);
  }
  const live = await openLive(site, house, metrics);
  mountTable(site, house, {
    table: player,
    operations: playerOperations(live),
    identify: (asked) => identifyPlayer(house, limiter, known, asked),
    metrics,
  });
  mountRawRoutes(site, house, rawRoutes);
  mountDescription(site, player, { title: 'Fairhouse player calls', isPublic: true });
  await mountPage(site, {
    directory: join(house.config.homeDirectory, 'apps/web/dist'),
    frameSources: [house.config.studioUrl],
    inlineStyleAttributes: false,
    scriptPolicies: ['default'],
    sourcesOf: (request) => sourcesOf(house, request),
    firstPageOf: await openFirstPage({
      app: site,
      file: join(house.config.homeDirectory, 'apps/web/first-page/dist/first-page.js'),
      log: site.log,
      clock: house.clock,
      merchantOf: (request) => codeOfPage(house, request),
    }),
  });
  mountTable(desk, house, {
    table: operator,
    operations: operatorOperations(),
    identify: (asked) => identifyOperator(house, limiter, known, asked),
    metrics,
    afterOperation: auditOperator,
  });
  for (const app of [site, desk]) mountRawRoutes(app, house, mediaRoutes);
  mountDescription(desk, operator, { title: 'Fairhouse operator calls', isPublic: false });
  await mountPage(desk, {
    directory: join(house.config.homeDirectory, 'apps/console/dist'),
    frameSources: [],
    inlineStyleAttributes: true,
    scriptPolicies: [],
  });
  warnOfCertificate(house);
  const sitePort = await listen(site, house.config.port, house.config.host);
  const consolePort = await listen(desk, house.config.consolePort, house.config.host);
  return {
    sitePort,
    consolePort,
    close: async () => {
      draining = true;
      live.close();
      await Promise.all([closeListener(site), closeListener(desk)]);
      sharedLimits.close();
    },
  };
}

/** It is served all the same: an operator may have told the own browsers whom to trust. */
function warnOfCertificate({ config, clock, log }: House): void {
  if (config.tls === undefined) return;
  const { hostname } = new URL(config.publicOrigin);
  const problems = certificateProblems(config.tls, hostname, clock.now());
  if (problems.length > 0) log.warn({ problems }, 'browsers will not trust the certificate');
}

/**
 * A connection whose last answer went out after the closing began is idle then, and is let go too.
 */
async function closeListener(app: FastifyInstance): Promise<void> {
  const letGo = setInterval(() => app.server.closeIdleConnections(), LET_GO_MS);
  await app.close();
  clearInterval(letGo);
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  await app.listen({ port, host });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
