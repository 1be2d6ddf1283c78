// Google and LINE: OpenID Connect with the authorization code flow, PKCE and a nonce.
import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as openid from 'openid-client';
import { HOUR_MS, type Instant } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import { hashText } from '../../../platform/keys/random-text.ts';
import { outsideFetch, type OutsideFetch } from '../../../platform/outside-fetch.ts';
import type { Provider } from './provider.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

/** Maximum age of an ID token (security.md W25). */
const TOKEN_SECONDS_MAX = 300;
const CLOCK_TOLERANCE_SECONDS = 10;
const METADATA_MAX_AGE_MS = HOUR_MS;
const TIMEOUT_SECONDS = 5;

/** A provider's discovery metadata. */
interface ProviderMetadata {
  readonly config: openid.Configuration;
  /** Finds the key that signed a token; LINE's web login signs with the channel's secret. */
  readonly key: JWTVerifyGetKey;
  readonly readAt: number;
}

const memories = new WeakMap<AppContext, Map<string, Promise<ProviderMetadata>>>();

/** The authorization address. Throws if the provider cannot be reached. */
export async function openidAddress(
  app: AppContext,
  provider: Provider,
  authorization: AuthorizationRequest,
): Promise<URL> {
  const { config } = await readMetadata(app, provider);
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: authorization.redirect,
    scope: 'openid',
    state: authorization.state,
    nonce: authorization.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(authorization.verifier),
    code_challenge_method: 'S256',
  });
  if (url.protocol !== 'https:' && !app.config.privatePeers) throw new TypeError('not https');
  return url;
}

/** The subject that the provider authenticated. Throws on any unexpected answer. */
export async function openidSubject(
  app: AppContext,
  provider: Provider,
  given: { authorization: AuthorizationRequest; callback: URL; now: Instant },
): Promise<string> {
  const { authorization, callback, now } = given;
  const { config, key } = await readMetadata(app, provider);
  const tokens = await openid.authorizationCodeGrant(config, callback, {
    expectedState: authorization.state,
    expectedNonce: authorization.nonce,
    pkceCodeVerifier: authorization.verifier,
    idTokenExpected: true,
  });
  const { payload } = await jwtVerify(tokens.id_token ?? '', key, {
    algorithms: algorithmsOf(provider),
    issuer: config.serverMetadata().issuer,
    audience: provider.clientId,
    maxTokenAge: TOKEN_SECONDS_MAX,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: new Date(now),
    requiredClaims: ['sub', 'exp', 'nonce'],
  });
  if (payload['nonce'] !== authorization.nonce) throw new TypeError('another nonce');
  return payload.sub ?? '';
}

/** One algorithm per provider, so that a token cannot choose how it is verified. */
function algorithmsOf({ name }: Provider): string[] {
  return name === 'line' ? ['HS256'] : ['RS256'];
}

function readMetadata(app: AppContext, provider: Provider): Promise<ProviderMetadata> {
  const memory = memories.get(app) ?? new Map<string, Promise<ProviderMetadata>>();
  memories.set(app, memory);
  const { name, issuer, clientId, secret } = provider;
  const id = [name, issuer.href, clientId, hashText(secret).toString('base64')].join(' ');
  const metadata = (memory.get(id) ?? discover(app, provider)).then((cached) =>
    performance.now() - cached.readAt < METADATA_MAX_AGE_MS ? cached : discover(app, provider),
  );
  memory.set(id, metadata);
  metadata.catch(() => memory.delete(id));
  return metadata;
}

async function discover(app: AppContext, provider: Provider): Promise<ProviderMetadata> {
  const { privatePeers } = app.config;
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
