// A merchant's site as a player's browser sees it: its calls, its clock, its key for sealed bodies.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf, type Client, type ClientAnswer } from '@fairhouse/calls/client';
import { player, type PlayerCalls } from '@fairhouse/calls/player';
import { instant, makeId, type Instant } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';

export type PlayerClient = Client<PlayerCalls>;

export interface Visitor {
  readonly language: string;
  readonly device: string;
  /** Read before each call; undefined without a session. */
  readonly token: () => string | undefined;
}

export interface Site {
  readonly merchant: string;
  /** The server's time, as estimated from its answers. */
  now(): Instant;
  /** Updates the estimate of the server's time. */
  setServerTime(serverNow: number): void;
  /** A new id for a call that moves money. */
  newId(): string;
  visit(visitor: Visitor): PlayerClient;
}

const routes = routesOf(player);

export function openSite(origin: string, merchant: string): Site {
  let [serverTime, receivedAt] = [0, performance.now()];
  const site: Site = {
    merchant,
    now: () => instant(Math.round(serverTime + performance.now() - receivedAt)),
    setServerTime: (serverNow) => {
      [serverTime, receivedAt] = [serverNow, performance.now()];
    },
    newId: () => makeId(site.now(), randomBytes(10)),
    visit: (visitor) => {
      const client: PlayerClient = createClient<PlayerCalls>({
        routes,
        origin,
        headers: () => headersOf(merchant, visitor),
        seal: async (body) => sealFor(site, client, body),
        unreachable: () => 'unreachable',
      });
      return client;
    },
  };
  return site;
}

function headersOf(merchant: string, { language, device, token }: Visitor) {
  const session = token();
  return {
    Merchant: merchant,
    Language: language,
    Device: device,
    ...(session === undefined ? {} : { Authorization: session }),
  };
}

/** The server rotates its keys, so each sealed call uses the newest. */
async function sealFor(site: Site, client: PlayerClient, body: unknown): Promise<string> {
  const about = await client.call('whitelabel', {});
  const key = about.ok ? about.value.sealing.keys[0] : undefined;
  if (!about.ok || key === undefined) throw new Error('no key to seal with');
  site.setServerTime(about.value.serverNow);
  const iat = Math.floor(site.now() / 1000);
  return seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
}

/** The value of an answer; undefined for a refusal, which players ignore. */
export function valueOf<Value>(answer: ClientAnswer<Value>): Value | undefined {
  return answer.ok ? answer.value : undefined;
}
