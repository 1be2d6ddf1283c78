// An OpenID Connect provider for tests: the real protocol and keys of its own. A person is chosen
// by pressing a button.
import { assert } from '@fairhouse/values';
import { exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { NO_PERSON, personPage } from '../person-page.ts';

export interface PeerClient {
  readonly id: string;
  readonly secret: string;
  readonly redirects: readonly string[];
  /** How its tokens are signed: with a key as by Google, or with the client's secret as by LINE. */
  readonly algorithm: 'RS256' | 'HS256';
}

export interface OpenidPeer {
  readonly issuer: string;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
  /** Replaces the id tokens that are made; undefined to stop that. */
  forge(forgery: Forgery | undefined): void;
  close(): Promise<void>;
}

export type Forgery = (idToken: string) => Promise<string>;

const KEY_ID = 'peer';

/** Opens it on a free port, or a given one. Every name in `people` can sign in. */
export async function openOpenidPeer(options: {
  readonly clients: readonly PeerClient[];
  readonly people: readonly string[];
  readonly port?: number;
}): Promise<OpenidPeer> {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(keys.privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(options.port ?? 0, '127.0.0.1', () => done());
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationOf(options.clients, key));
  const answer = provider.callback();
  let forgery: Forgery | undefined;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', issuer).pathname;
    if (path.startsWith('/sign-in/')) {
      void signIn(provider, { request, response, path, people: options.people });
      return;
    }
    if (path === '/token' && forgery !== undefined) replaceToken(response, forgery);
    void answer(request, response);
  });
  return {
    issuer,
    publicKey: keys.publicKey,
    privateKey: keys.privateKey,
    forge: (next) => void (forgery = next),
    close: () => closeServer(server),
  };
}

function configurationOf(clients: readonly PeerClient[], key: object) {
  return {
    clients: clients.map(({ id, secret, redirects, algorithm }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: redirects,
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: algorithm,
    })),
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id }),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    loadExistingGrant: grantAll,
    ttl: { AccessToken: 300, AuthorizationCode: 60, IdToken: 300, Session: 3600, Grant: 3600 },
  };
}

interface GrantContext {
  readonly oidc: {
    readonly client: { readonly clientId: string };
    readonly session: { readonly accountId: string };
    readonly provider: {
      readonly Grant: new (of: { clientId: string; accountId: string }) => {
        addOIDCScope(scope: string): void;
        save(): Promise<string>;
      };
    };
  };
}

/** Grants the site's request without asking the person. */
async function grantAll({ oidc }: GrantContext): Promise<unknown> {
  const { Grant } = oidc.provider;
  const grant = new Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.session.accountId,
  });
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
}

interface SigningIn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly people: readonly string[];
}

async function signIn(provider: Provider, given: SigningIn): Promise<void> {
  const { request, response, path, people } = given;
  if (request.method !== 'POST') {
    const page = personPage(people, (person) => `${path}/${person}`);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    return;
  }
  const accountId = path.split('/').at(-1) ?? '';
  if (accountId === NO_PERSON) {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  assert(people.includes(accountId), 'the peer knows the person');
  await provider.interactionFinished(request, response, { login: { accountId } });
}

/** The answer is written in one piece, which is exchanged. */
function replaceToken(response: ServerResponse, forgery: Forgery): void {
  const end = response.end.bind(response);
  response.end = ((body: string | Buffer) => {
    void exchange(String(body), forgery).then((text) => {
      response.setHeader('content-length', Buffer.byteLength(text));
      end(text);
    });
    return response;
  }) as ServerResponse['end'];
}

async function exchange(body: string, forgery: Forgery): Promise<string> {
  const tokens = JSON.parse(body) as { id_token?: string };
  if (tokens.id_token === undefined) return body;
  return JSON.stringify({ ...tokens, id_token: await forgery(tokens.id_token) });
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
