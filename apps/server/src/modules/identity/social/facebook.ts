// Facebook: OAuth 2, then a request to its Graph API for the user's id.
import { createHmac } from 'node:crypto';
import * as openid from 'openid-client';
import type { AppContext } from '../../../platform/app-context.ts';
import { outsideFetch } from '../../../platform/outside-fetch.ts';
import { readJson } from '../../../platform/read-json.ts';
import type { Provider } from './provider.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

const VERSION = 'v21.0';
const GRAPH = 'https://graph.facebook.com';

/** The authorization address. */
export async function facebookAddress(
  app: AppContext,
  provider: Provider,
  authorization: AuthorizationRequest,
): Promise<URL> {
  return openid.buildAuthorizationUrl(configOf(app, provider), {
    redirect_uri: authorization.redirect,
    scope: 'public_profile',
    state: authorization.state,
    code_challenge: await openid.calculatePKCECodeChallenge(authorization.verifier),
    code_challenge_method: 'S256',
  });
}

/** The subject that Facebook authenticated. Throws on any unexpected answer. */
export async function facebookSubject(
  app: AppContext,
  provider: Provider,
  { authorization, callback }: { authorization: AuthorizationRequest; callback: URL },
): Promise<string> {
  const tokens = await openid.authorizationCodeGrant(configOf(app, provider), callback, {
    expectedState: authorization.state,
    pkceCodeVerifier: authorization.verifier,
  });
  const token = tokens.access_token;
  // Proves that the caller is the client to which the token was issued.
  const proof = createHmac('sha256', provider.secret).update(token).digest('hex');
  const me = new URL(`${VERSION}/me`, graphOf(provider));
  me.search = new URLSearchParams({ fields: 'id', appsecret_proof: proof }).toString();
  const answer = await outsideFetch(app.config)(me.href, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
  const { id } = readJson(await answer.text()) as { id?: unknown };
  if (!answer.ok || typeof id !== 'string') throw new TypeError('the graph does not know who');
  return id;
}

function configOf(app: AppContext, provider: Provider): openid.Configuration {
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
  config[openid.customFetch] = outsideFetch(app.config) as openid.CustomFetch;
  if (app.config.privatePeers) openid.allowInsecureRequests(config);
  return config;
}

function graphOf({ issuer, isCustomAddress }: Provider): URL {
  return isCustomAddress ? issuer : new URL(GRAPH);
}
