// A test server in place of Google's: the keys of Firebase's tokens, the tokens, and the sign-in by
// phone that ends with one.
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFirebaseSignIn, type FirebaseSignIn } from '../firebase-sign-in.ts';

export interface TokenClaims {
  readonly project: string;
  readonly number: string;
  /** Seconds since 1970. */
  readonly now: number;
  /** What differs from a valid token of that number. */
  readonly more?: Readonly<Record<string, unknown>>;
}

export interface FirebasePeer {
  readonly origin: string;
  /** The address of its keys. */
  readonly keysUrl: string;
  /** The sign-ins that it made for pages. */
  readonly signIn: FirebaseSignIn;
  /** A token as Firebase signs it. */
  sign(claims: TokenClaims): Promise<string>;
  /** The same token, signed with another key. */
  forge(claims: TokenClaims): Promise<string>;
  close(): Promise<void>;
}

const HOUR_SECONDS = 3600;

export interface FirebasePeerOptions {
  /** 0 for any free port. */
  readonly port?: number;
  /** The project of its sign-ins' tokens. */
  readonly project?: string;
  /** The time of its sign-ins' tokens, in seconds since 1970. */
  readonly now?: () => number;
}

/** Opens it on a port of its own. */
export async function openFirebasePeer({
  port = 0,
  project = '',
  now = () => 0,
}: FirebasePeerOptions = {}): Promise<FirebasePeer> {
  // A fresh key id: a client with other cached keys fetches this one.
  const kid = randomUUID();
  const own = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  const jwk: JWK = { ...(await exportJWK(own.publicKey)), kid, alg: 'RS256', use: 'sig' };
  const signIn = openFirebaseSignIn((number) =>
    signWith({ key: own.privateKey, kid }, { project, number, now: now() }),
  );
  const server = createServer((request, response) => {
    // Closed after each answer, so that no client reuses a connection that is about to end.
    response.shouldKeepAlive = false;
    void signIn.answer(request, response).then((isAnswered) => {
      if (isAnswered) return;
      const status = request.url === '/keys' ? 200 : 404;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ keys: [jwk] }));
    });
  });
  await new Promise<void>((open) => server.listen(port, '127.0.0.1', open));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    keysUrl: `${origin}/keys`,
    signIn,
    sign: (claims) => signWith({ key: own.privateKey, kid }, claims),
    forge: (claims) => signWith({ key: other.privateKey, kid }, claims),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function signWith(
  { key, kid }: { readonly key: CryptoKey; readonly kid: string },
  { project, number, now, more }: TokenClaims,
): Promise<string> {
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: randomUUID(),
    auth_time: now,
    iat: now,
    exp: now + HOUR_SECONDS,
    phone_number: number,
    firebase: { sign_in_provider: 'phone', identities: { phone: [number] } },
    ...more,
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
}
