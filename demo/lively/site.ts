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
  /** The server's time, as far as it is known. */
  now(): Instant;
  /** Hears the server's time. */
  learn(serverNow: number): void;
  /** An id for a call that moves money. */
  newId(): string;
  visit(visitor: Visitor): PlayerClient;
}

const routes = routesOf(player);

export function openSite(origin: string, merchant: string): Site {
  let [told, heardAt] = [0, performance.now()];
  const site: Site = {
    merchant,
    now: () => instant(Math.round(told + performance.now() - heardAt)),
    learn: (serverNow) => {
      [told, heardAt] = [serverNow, performance.now()];
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

/** The server turns its keys, so that each sealed call asks for the newest. */
async function sealFor(site: Site, client: PlayerClient, body: unknown): Promise<string> {
  const about = await client.call('whitelabel', {});
  const key = about.ok ? about.value.sealing.keys[0] : undefined;
  if (!about.ok || key === undefined) throw new Error('no key to seal with');
  site.learn(about.value.serverNow);
  const iat = Math.floor(site.now() / 1000);
  return seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
}

/** The value of an answer; undefined for a refusal, which a player shrugs at. */
export function valueOf<Value>(answer: ClientAnswer<Value>): Value | undefined {
  return answer.ok ? answer.value : undefined;
}
