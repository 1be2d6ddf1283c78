// Serves an open app on its two listeners: the site with the players' calls, and the console.
import { operator } from '@fairhouse/calls/operator';
import { player } from '@fairhouse/calls/player';
import { certificateProblems } from '@fairhouse/tls';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { mountAppManifest } from './http/pages/app-manifest.ts';
import { openFirstPage } from './http/pages/first-page.ts';
import {
  brandOf,
  merchantCodeOf,
  identifyOperator,
  identifyPlayer,
  outsideSourcesOf,
} from './http/identify.ts';
import { openLimiter } from './http/limits/limiter.ts';
import { openLive } from './http/live/live.ts';
import { openSharedLimits } from './http/limits/shared-limits.ts';
import { openMetrics } from './http/metrics.ts';
import { mediaRoutes, operatorOperations, playerOperations, rawRoutes } from './http/operations.ts';
import { mountPage, mountSecurityHeaders } from './http/pages/pages.ts';
import { mountDescription, mountRawRoutes, mountMonitoring } from './http/raw-routes.ts';
import { mountTable, openListener } from './http/listener.ts';
import { mountThisMachineOnly } from './http/this-machine.ts';
import { recordCall } from './modules/operators/index.ts';
import type { AppContext } from './platform/app-context.ts';
import { noteOwnAddress } from './platform/listening/own-address.ts';

const CLOSE_IDLE_MS = 100;

export interface Served {
  readonly sitePort: number;
  readonly consolePort: number;
  /** Stops accepting, answers requests in progress, then closes. */
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Multiplies every limit; above one only for a load test. */
  readonly limitScale: number;
  /** Serves only requests from this machine, by its own names. */
  readonly thisMachineOnly?: boolean;
}

/** Listens on both ports (0 for any free one). */
export async function serve(app: AppContext, options: ServeOptions): Promise<Served> {
  const metrics = openMetrics();
  const sharedLimits = await openSharedLimits(app);
  const limiter = openLimiter(options.limitScale, sharedLimits);
  let draining = false;
  const secure = app.config.publicOrigin.startsWith('https:');
  const site = await openListener(app);
  const backoffice = await openListener(app);
  for (const listener of [site, backoffice]) {
    if (options.thisMachineOnly === true) mountThisMachineOnly(listener, app.config);
    mountSecurityHeaders(listener, { secure, opensWindows: listener === site });
    mountMonitoring(listener, app, metrics, () => draining);
  }
  const live = await openLive(site, app, metrics);
  mountTable(site, app, {
    table: player,
    operations: playerOperations(live),
    identify: (incoming) => identifyPlayer(app, limiter, incoming),
    metrics,
  });
  mountRawRoutes(site, app, rawRoutes);
  mountDescription(site, player, { title: 'Fairhouse player calls', isPublic: true });
  const renderer = join(app.config.homeDirectory, 'apps/web/first-page/dist/first-page.js');
  await mountAppManifest(site, { file: renderer, brandOf: (request) => brandOf(app, request) });
  await mountPage(site, {
    directory: join(app.config.homeDirectory, 'apps/web/dist'),
    frameSources: [app.config.studioUrl],
    inlineStyleAttributes: false,
    scriptPolicies: ['default'],
    outsideSourcesOf: (request) => outsideSourcesOf(app, request),
    firstPageOf: await openFirstPage({
      listener: site,
      file: renderer,
      log: site.log,
      clock: app.clock,
      merchantOf: (request) => merchantCodeOf(app, request),
    }),
  });
  mountTable(backoffice, app, {
    table: operator,
    operations: operatorOperations(),
    identify: (incoming) => identifyOperator(app, limiter, incoming),
    metrics,
    // Every call that may change something is recorded in its own transaction.
    afterOperation: ({ name, row }, call, ok) => recordCall(call, name, row, ok),
  });
  for (const listener of [site, backoffice]) mountRawRoutes(listener, app, mediaRoutes);
  mountDescription(backoffice, operator, { title: 'Fairhouse operator calls', isPublic: false });
  await mountPage(backoffice, {
    directory: join(app.config.homeDirectory, 'apps/console/dist'),
    frameSources: [],
    inlineStyleAttributes: true,
    scriptPolicies: [],
  });
  warnOfCertificate(app);
  const sitePort = await listen(site, app.config.port, app.config.host);
  noteOwnAddress(app, sitePort);
  const consolePort = await listen(backoffice, app.config.consolePort, app.config.host);
  return {
    sitePort,
    consolePort,
    close: async () => {
      draining = true;
      live.close();
      await Promise.all([closeListener(site), closeListener(backoffice)]);
      sharedLimits.close();
    },
  };
}

/** Only a warning: the operator's browsers may have been configured to trust the certificate. */
function warnOfCertificate({ config, clock, log }: AppContext): void {
  if (config.tls === undefined) return;
  const { hostname } = new URL(config.publicOrigin);
  const problems = certificateProblems(config.tls, hostname, clock.now());
  if (problems.length > 0) log.warn({ problems }, 'browsers will not trust the certificate');
}

/**
 * Connections that become idle after the closing began are closed repeatedly, because `close` does
 * not wait for them.
 */
async function closeListener(listener: FastifyInstance): Promise<void> {
  const closingIdle = setInterval(() => listener.server.closeIdleConnections(), CLOSE_IDLE_MS);
  await listener.close();
  clearInterval(closingIdle);
}

async function listen(listener: FastifyInstance, port: number, host: string): Promise<number> {
  await listener.listen({ port, host });
  const address = listener.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
