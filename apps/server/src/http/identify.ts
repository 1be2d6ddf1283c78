// Identifies the caller, cheapest checks first, and refuses callers that may not call at all.
import type { CallRow } from '@fairhouse/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Merchant } from '../platform/app-context.ts';
import { countedKeys } from '../platform/network.ts';
import { directoryOf, siteOf, type Site } from '../modules/settings/index.ts';
import { findSession, outsideSources, type OutsideSources } from '../modules/identity/index.ts';
import { findOperatorSession } from '../modules/operators/index.ts';
import { systemStatus } from '../modules/status/index.ts';
import { vendorOrigins } from '../modules/vendors/index.ts';
import {
  deviceOf,
  header,
  languageOf,
  requireRight,
  requireStanding,
  tokenOf,
  type Caller,
} from './caller.ts';
import { cookieJar } from './cookies.ts';
import { isInternalRequest } from './internal-request.ts';
import { Refusal } from './envelope.ts';
import { hostNameOf } from './host-name.ts';
import type { AppBrand } from './pages/app-manifest.ts';
import type { Limiter } from './limits/limiter.ts';

export interface IncomingCall {
  readonly name: string;
  readonly row: CallRow;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The merchant that host and header name together; a header cannot override a merchant's own host.
 */
export async function merchantOf(app: AppContext, request: FastifyRequest): Promise<Merchant> {
  const directory = await directoryOf(app);
  const found = directory.byHost(hostNameOf(request));
  const incoming = header(request, 'merchant');
  if (incoming === undefined || incoming === found?.merchant.code) {
    if (found === undefined) throw new Refusal('merchant.unknown');
    return found.merchant;
  }
  const merchant = directory.merchants.find((each) => each.code === incoming);
  if (merchant === undefined || found?.own === true) throw new Refusal('merchant.unknown');
  return merchant;
}

/** The code of the merchant whose page a request asks for; undefined where the host has none. */
export async function merchantCodeOf(
  app: AppContext,
  request: FastifyRequest,
): Promise<string | undefined> {
  return (await directoryOf(app)).byHost(hostNameOf(request))?.merchant.code;
}

/** The brand of the merchant whose host a request names; undefined where there is none. */
export async function brandOf(
  app: AppContext,
  request: FastifyRequest,
): Promise<AppBrand | undefined> {
  const found = (await directoryOf(app)).byHost(hostNameOf(request));
  return found && (await siteOf(app, found.merchant)).settings;
}

/** The outside hosts that the merchant's page may use; undefined where the host has no merchant. */
export async function outsideSourcesOf(
  app: AppContext,
  request: FastifyRequest,
): Promise<OutsideSources | undefined> {
  const found = (await directoryOf(app)).byHost(hostNameOf(request));
  if (found === undefined) return undefined;
  const sources = outsideSources(app, await siteOf(app, found.merchant));
  const games = await vendorOrigins(app, found.merchant);
  return {
    ...sources,
    frames: [...sources.frames, ...games],
    images: [...sources.images, ...games],
  };
}

/** Identifies the caller of a player's call. */
export async function identifyPlayer(
  app: AppContext,
  limiter: Limiter,
  incoming: IncomingCall,
): Promise<Caller> {
  const { name, row, request } = incoming;
  const address = request.ip;
  await countAddress(limiter, incoming, 'address');
  const merchant = await merchantOf(app, request);
  const site = await siteOf(app, merchant);
  if (row.duringMaintenance !== true) await requireOpen(site, address);
  const token = tokenOf(request);
  const session = token === undefined ? undefined : await findSession(app, merchant, token);
  if (token !== undefined && session === undefined && row.audience !== 'visitor') {
    throw new Refusal('session.ended');
  }
  requireStanding(row, session);
  if (session === undefined) await countAddress(limiter, incoming, 'session');
  else await limiter.count(name, row, 'session', session.member);
  return {
    now: app.clock.now(),
    id: session === undefined ? `address:${address}` : `member:${session.member}`,
    context: contextOf(app, merchant, site, { address, ...incoming }),
    standing: { session },
  };
}

/** Identifies the caller of an operator's call. */
export async function identifyOperator(
  app: AppContext,
  limiter: Limiter,
  incoming: IncomingCall,
): Promise<Caller> {
  const { name, row, request } = incoming;
  const address = request.ip;
  await countAddress(limiter, incoming, 'address');
  const merchant = await merchantOf(app, request);
  const site = await siteOf(app, merchant);
  const token = tokenOf(request);
  const operator =
    token === undefined ? undefined : await findOperatorSession(app, merchant, token);
  if (token !== undefined && operator === undefined && row.audience !== 'visitor') {
    throw new Refusal('session.ended');
  }
  requireRight(row, operator);
  if (operator === undefined) await countAddress(limiter, incoming, 'session');
  else await limiter.count(name, row, 'session', operator.operator);
  return {
    now: app.clock.now(),
    id: operator === undefined ? `address:${address}` : `operator:${operator.operator}`,
    context: contextOf(app, merchant, site, { address, ...incoming }),
    standing: operator === undefined ? {} : { operator },
  };
}

/**
 * Counts by network, because the owner of an IPv6 network has more addresses than can be counted.
 */
async function countAddress(
  limiter: Limiter,
  { name, row, request }: IncomingCall,
  per: 'address' | 'session',
): Promise<void> {
  if (isInternalRequest(request.headers)) return;
  for (const { key, times } of countedKeys(request.ip)) {
    await limiter.count(name, row, per, key, times);
  }
}

async function requireOpen(site: Site, address: string): Promise<void> {
  const { status } = await systemStatus(site, address);
  if (status === 1) throw new Refusal(site.closed ? 'merchant.closed' : 'site.maintenance');
  if (status === 2) throw new Refusal('region.restricted');
}

function contextOf(
  app: AppContext,
  merchant: Merchant,
  site: Site,
  { request, reply, address }: IncomingCall & { readonly address: string },
): Caller['context'] {
  return {
    merchant,
    language: languageOf(request, site.settings.languages),
    device: deviceOf(request),
    address,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    requestId: request.id,
    cookies: cookieJar(request, reply, app.config.publicOrigin.startsWith('https:')),
  };
}
