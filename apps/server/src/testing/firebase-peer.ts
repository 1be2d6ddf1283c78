// A server of our own that speaks for Google: the keys of Firebase's tokens, the tokens, and the
// REST calls of its phone sign-in as its library makes them.
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { randomInt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TokenClaims {
  readonly project: string;
  readonly number: string;
  /** Seconds since 1970. */
  readonly now: number;
  /** What differs from a true token of that number. */
  readonly more?: Readonly<Record<string, unknown>>;
}

export interface FirebasePeer {
  readonly origin: string;
  /** Where its keys are. */
  readonly keysUrl: string;
  /** A token as Firebase signs it. */
  sign(claims: TokenClaims): Promise<string>;
  /** A token that looks the same, signed by somebody else. */
  forge(claims: TokenClaims): Promise<string>;
  /** The code that it would have sent to the number last. */
  codeOf(number: string): string | undefined;
  close(): Promise<void>;
}

const KID = 'peer-1';
const HOUR_SECONDS = 3600;

/** Opens it on a port of its own. */
export async function openFirebasePeer(): Promise<FirebasePeer> {
  const own = await generateKeyPair('RS256');
  const other = await generateKeyPair('RS256');
  const jwk: JWK = { ...(await exportJWK(own.publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { number: string; code: string }>();
  const sign = (claims: TokenClaims) => signWith(own.privateKey, claims);
  const server = createServer((request, response) => {
    void answer(request, response, { jwk, codes, sign });
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    keysUrl: `${origin}/keys`,
    sign,
    forge: (claims) => signWith(other.privateKey, claims),
    codeOf: (number) => [...codes.values()].findLast((each) => each.number === number)?.code,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function signWith(key: CryptoKey, { project, number, now, more }: TokenClaims): Promise<string> {
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
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KID }).sign(key);
}

interface Desk {
  readonly jwk: JWK;
  readonly codes: Map<string, { number: string; code: string }>;
  readonly sign: (claims: TokenClaims) => Promise<string>;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { jwk, codes, sign }: Desk,
): Promise<void> {
  const body = await readBody(request);
  const say = (status: number, value: unknown): void => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(JSON.stringify(value));
  };
  const path = new URL(request.url ?? '/', 'http://peer').pathname;
  const fail = (message: string): void => say(400, { error: { code: 400, message } });
  if (request.method === 'OPTIONS') return say(200, {});
  if (path === '/keys') return say(200, { keys: [jwk] });
  if (path.endsWith(':sendVerificationCode')) {
    const number = String(body['phoneNumber']);
    if (!/^\+\d{8,15}$/.test(number)) return fail('INVALID_PHONE_NUMBER');
    const sessionInfo = randomUUID();
    codes.set(sessionInfo, { number, code: String(randomInt(1_000_000)).padStart(6, '0') });
    return say(200, { sessionInfo });
  }
  if (path.endsWith(':signInWithPhoneNumber')) {
    const kept = codes.get(String(body['sessionInfo']));
    if (kept === undefined) return fail('SESSION_EXPIRED');
    if (kept.code !== body['code']) return fail('INVALID_CODE');
    const project = /\/projects\/([\w-]+)/.exec(path)?.[1] ?? 'demo-house';
    const now = Math.floor(performance.timeOrigin / 1000 + performance.now() / 1000);
    const idToken = await sign({ project, number: kept.number, now });
    return say(200, { idToken, refreshToken: 'none', expiresIn: '3600', localId: randomUUID() });
  }
  if (path.endsWith(':lookup')) return say(200, { users: [{ localId: 'peer' }] });
  return say(404, { error: { code: 404, message: 'UNKNOWN' } });
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}
