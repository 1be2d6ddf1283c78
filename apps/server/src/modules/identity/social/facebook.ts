// Facebook: OAuth 2, then a question to its graph who it is.
import { createHmac } from 'node:crypto';
import * as openid from 'openid-client';
import type { House } from '../../../ground/house.ts';
import { outsideFetch } from '../../../ground/outside-fetch.ts';
import { readJson } from '../../../ground/read-json.ts';
import type { Provider } from './provider.ts';
import type { Way } from './way.ts';

const VERSION = 'v21.0';
const GRAPH = 'https://graph.facebook.com';

/** The address of Facebook's form. */
export async function facebookAddress(house: House, provider: Provider, way: Way): Promise<URL> {
  return openid.buildAuthorizationUrl(configOf(house, provider), {
    redirect_uri: way.redirect,
    scope: 'public_profile',
    state: way.state,
    code_challenge: await openid.calculatePKCECodeChallenge(way.verifier),
    code_challenge_method: 'S256',
  });
}

/** Whom Facebook vouches for. Throws when anything about the answer is not as it must be. */
export async function facebookSubject(
  house: House,
  provider: Provider,
  { way, back }: { way: Way; back: URL },
): Promise<string> {
  const tokens = await openid.authorizationCodeGrant(configOf(house, provider), back, {
    expectedState: way.state,
    pkceCodeVerifier: way.verifier,
  });
  const token = tokens.access_token;
  // Proves that the token is shown by the client that it was given to.
  const proof = createHmac('sha256', provider.secret).update(token).digest('hex');
  const me = new URL(`${VERSION}/me`, graphOf(provider));
  me.search = new URLSearchParams({ fields: 'id', appsecret_proof: proof }).toString();
  const answer = await outsideFetch(house.config)(me.href, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
  const { id } = readJson(await answer.text()) as { id?: unknown };
  if (!answer.ok || typeof id !== 'string') throw new TypeError('the graph does not know who');
  return id;
}

function configOf(house: House, provider: Provider): openid.Configuration {
  const config = new openid.Configuration(
    {
      issuer: provider.issuer.origin,
      authorization_endpoint: new URL(`${VERSION}/dialog/oauth`, provider.issuer).href,
      token_endpoint: new URL(`${VERSION}/oauth/access_token`, graphOf(provider)).href,
    },
    provider.clientId,
    {},
    openid.ClientSecretPost(provider.secret),
  );
  config[openid.customFetch] = outsideFetch(house.config) as openid.CustomFetch;
  if (house.config.privatePeers) openid.allowInsecureRequests(config);
  return config;
}

function graphOf({ issuer, isElsewhere }: Provider): URL {
  return isElsewhere ? issuer : new URL(GRAPH);
}
