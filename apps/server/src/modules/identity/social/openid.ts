// Google and LINE: OpenID Connect with a code, PKCE and a nonce.
import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as openid from 'openid-client';
import { HOUR_MS, type Instant } from '@fairhouse/values';
import type { House } from '../../../ground/house.ts';
import { hashText } from '../secret-text.ts';
import { outsideFetch, type OutsideFetch } from '../../../ground/outside-fetch.ts';
import type { Provider } from './provider.ts';
import type { Way } from './way.ts';

/** A token that vouches for somebody must have been made just now (security.md W25). */
const TOKEN_SECONDS_MAX = 300;
const CLOCKS_APART_SECONDS = 10;
const ASKED_EVERY_MS = HOUR_MS;
const TIMEOUT_SECONDS = 5;

/** What is known of a provider from its own description. */
interface Known {
  readonly config: openid.Configuration;
  /** Finds the key that signed a token; LINE signs for the web with the channel's secret. */
  readonly key: JWTVerifyGetKey;
  readonly readAt: number;
}

const memories = new WeakMap<House, Map<string, Promise<Known>>>();

/** The address of the provider's form. Throws when the provider cannot be reached. */
export async function openidAddress(house: House, provider: Provider, way: Way): Promise<URL> {
  const { config } = await knownOf(house, provider);
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: way.redirect,
    scope: 'openid',
    state: way.state,
    nonce: way.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(way.verifier),
    code_challenge_method: 'S256',
  });
  if (url.protocol !== 'https:' && !house.config.privatePeers) throw new TypeError('not https');
  return url;
}

/** Whom the provider vouches for. Throws when anything about the answer is not as it must be. */
export async function openidSubject(
  house: House,
  provider: Provider,
  given: { way: Way; back: URL; now: Instant },
): Promise<string> {
  const { way, back, now } = given;
  const { config, key } = await knownOf(house, provider);
  const tokens = await openid.authorizationCodeGrant(config, back, {
    expectedState: way.state,
    expectedNonce: way.nonce,
    pkceCodeVerifier: way.verifier,
    idTokenExpected: true,
  });
  const { payload } = await jwtVerify(tokens.id_token ?? '', key, {
    algorithms: algorithmsOf(provider),
    issuer: config.serverMetadata().issuer,
    audience: provider.clientId,
    maxTokenAge: TOKEN_SECONDS_MAX,
    clockTolerance: CLOCKS_APART_SECONDS,
    currentDate: new Date(now),
    requiredClaims: ['sub', 'exp', 'nonce'],
  });
  if (payload['nonce'] !== way.nonce) throw new TypeError('another nonce');
  return payload.sub ?? '';
}

/** One algorithm for each, so that no token can choose by which it is checked. */
function algorithmsOf({ name }: Provider): string[] {
  return name === 'line' ? ['HS256'] : ['RS256'];
}

function knownOf(house: House, provider: Provider): Promise<Known> {
  const memory = memories.get(house) ?? new Map<string, Promise<Known>>();
  memories.set(house, memory);
  const { name, issuer, clientId, secret } = provider;
  const id = [name, issuer.href, clientId, hashText(secret).toString('base64')].join(' ');
  const asked = (memory.get(id) ?? ask(house, provider)).then((known) =>
    performance.now() - known.readAt < ASKED_EVERY_MS ? known : ask(house, provider),
  );
  memory.set(id, asked);
  asked.catch(() => memory.delete(id));
  return asked;
}

async function ask(house: House, provider: Provider): Promise<Known> {
  const { privatePeers } = house.config;
  const outside = outsideFetch({ privatePeers });
  const config = await openid.discovery(
    provider.issuer,
    provider.clientId,
    { id_token_signed_response_alg: algorithmsOf(provider)[0] ?? '' },
    openid.ClientSecretPost(provider.secret),
    {
      [openid.customFetch]: outside as openid.CustomFetch,
      timeout: TIMEOUT_SECONDS,
      execute: privatePeers ? [openid.allowInsecureRequests] : [],
    },
  );
  return { config, key: keyOf(provider, config, outside), readAt: performance.now() };
}

function keyOf(
  provider: Provider,
  config: openid.Configuration,
  outside: OutsideFetch,
): JWTVerifyGetKey {
  if (provider.name === 'line') {
    const secret = new TextEncoder().encode(provider.secret);
    return () => secret;
  }
  const address = config.serverMetadata().jwks_uri;
  if (address === undefined) throw new TypeError('a provider without keys');
  return createRemoteJWKSet(new URL(address), { [customFetch]: outside });
}
