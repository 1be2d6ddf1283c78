// Finds out who is calling, cheapest questions first, and turns away who may not call at all.
import type { CallRow } from '@fairhouse/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorSession, Session } from '../ground/call-context.ts';
import type { House, Merchant } from '../ground/house.ts';
import { countedOf } from '../ground/network.ts';
import { directoryOf, siteOf, type Site } from '../modules/settings/index.ts';
import { outsideSources, type OutsideSources } from '../modules/identity/index.ts';
import { systemStatus } from '../modules/status/index.ts';
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
import { isAskedByHouse } from './asked-by-house.ts';
import { Refusal } from './envelope.ts';
import { hostNameOf } from './host-name.ts';
import type { Limiter } from './limits.ts';

export interface Doors {
  findSession(house: House, merchant: Merchant, token: string): Promise<Session | undefined>;
  findOperator(
    house: House,
    merchant: Merchant,
    token: string,
  ): Promise<OperatorSession | undefined>;
}

export interface Asked {
  readonly name: string;
  readonly row: CallRow;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The merchant that host and header name together; a header cannot leave a merchant's own host. */
export async function merchantOf(house: House, request: FastifyRequest): Promise<Merchant> {
  const directory = await directoryOf(house);
  const found = directory.byHost(hostNameOf(request));
  const asked = header(request, 'merchant');
  if (asked === undefined || asked === found?.merchant.code) {
    if (found === undefined) throw new Refusal('merchant.unknown');
    return found.merchant;
  }
  const merchant = directory.merchants.find((each) => each.code === asked);
  if (merchant === undefined || found?.own === true) throw new Refusal('merchant.unknown');
  return merchant;
}

/** The code of the merchant whose page a request asks for; none at a host of no merchant. */
export async function codeOfPage(
  house: House,
  request: FastifyRequest,
): Promise<string | undefined> {
  return (await directoryOf(house)).byHost(hostNameOf(request))?.merchant.code;
}

/** The hosts that the merchant of a page lets it speak to; none where there is no merchant. */
export async function sourcesOf(
  house: House,
  request: FastifyRequest,
): Promise<OutsideSources | undefined> {
  const found = (await directoryOf(house)).byHost(hostNameOf(request));
  return found === undefined
    ? undefined
    : outsideSources(house, await siteOf(house, found.merchant));
}

/** A player's call. */
export async function identifyPlayer(
  house: House,
  limiter: Limiter,
  doors: Doors,
  asked: Asked,
): Promise<Caller> {
  const { name, row, request } = asked;
  const address = request.ip;
  await countAddress(limiter, asked, 'address');
  const merchant = await merchantOf(house, request);
  const site = await siteOf(house, merchant);
  if (row.always !== true) await requireOpen(site, address);
  const token = tokenOf(request);
  const session = token === undefined ? undefined : await doors.findSession(house, merchant, token);
  if (token !== undefined && session === undefined && row.audience !== 'visitor') {
    throw new Refusal('session.ended');
  }
  requireStanding(row, session);
  if (session === undefined) await countAddress(limiter, asked, 'session');
  else await limiter.count(name, row, 'session', session.member);
  return {
    now: house.clock.now(),
    id: session === undefined ? `address:${address}` : `member:${session.member}`,
    context: contextOf(house, merchant, site, { ...asked, address }),
    standing: { session },
  };
}

/** An operator's call. */
export async function identifyOperator(
  house: House,
  limiter: Limiter,
  doors: Doors,
  asked: Asked,
): Promise<Caller> {
  const { name, row, request } = asked;
  const address = request.ip;
  await countAddress(limiter, asked, 'address');
  const merchant = await merchantOf(house, request);
  const site = await siteOf(house, merchant);
  const token = tokenOf(request);
  const operator =
    token === undefined ? undefined : await doors.findOperator(house, merchant, token);
  if (token !== undefined && operator === undefined && row.audience !== 'visitor') {
    throw new Refusal('session.ended');
  }
  requireRight(row, operator);
  if (operator === undefined) await countAddress(limiter, asked, 'session');
  else await limiter.count(name, row, 'session', operator.operator);
  return {
    now: house.clock.now(),
    id: operator === undefined ? `address:${address}` : `operator:${operator.operator}`,
    context: contextOf(house, merchant, site, { ...asked, address }),
    standing: operator === undefined ? {} : { operator },
  };
}

/** Counts by network: who has an address of IPv6 has more of them than anybody can count. */
async function countAddress(
  limiter: Limiter,
  { name, row, request }: Asked,
  per: 'address' | 'session',
): Promise<void> {
  if (isAskedByHouse(request.headers)) return;
  for (const { key, times } of countedOf(request.ip)) {
    await limiter.count(name, row, per, key, times);
  }
}

async function requireOpen(site: Site, address: string): Promise<void> {
  const { status } = await systemStatus(site, address);
  if (status === 1) throw new Refusal(site.closed ? 'merchant.closed' : 'site.maintenance');
  if (status === 2) throw new Refusal('region.restricted');
}

function contextOf(
  house: House,
  merchant: Merchant,
  site: Site,
  { request, reply, address }: Asked & { readonly address: string },
): Caller['context'] {
  return {
    merchant,
    language: languageOf(request, site.settings.languages),
    device: deviceOf(request),
    address,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    requestId: request.id,
    cookies: cookieJar(request, reply, house.config.publicOrigin.startsWith('https:')),
  };
}
