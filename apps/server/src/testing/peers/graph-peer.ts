// A test server with Facebook's paths: its form, its exchange of codes, its graph.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './openid-peer.ts';
import { NO_PERSON, personPage } from '../person-page.ts';

export interface GraphPeer {
  readonly issuer: string;
  /** The person signed in before the next form; without one the window asks. */
  person: string | undefined;
  close(): Promise<void>;
}

interface Given {
  readonly redirect: string;
  readonly challenge: string;
  readonly person: string;
}

const FORM = '/v21.0/dialog/oauth';
const COOKIE = 'graph-person';

/**
 * Opens it on a free port, for one client. Codes are valid once; proofs must be correct. Its window
 * offers `people`, and does not ask again in the same browser.
 */
export async function openGraphPeer(
  client: { readonly id: string; readonly secret: string },
  people: readonly string[] = [],
): Promise<GraphPeer> {
  const codes = new Map<string, Given>();
  const tokens = new Map<string, string>();
  const peer: Pick<GraphPeer, 'person'> = { person: people.length > 0 ? undefined : '1001' };
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sendBack = ({ searchParams }: URL, person: string): string => {
    const redirect = searchParams.get('redirect_uri') ?? '';
    const back = new URL(redirect);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    // The real one appends this to every redirect.
    back.hash = '_=_';
    if (person === NO_PERSON) {
      back.searchParams.set('error', 'access_denied');
      return back.href;
    }
    const code = randomBytes(16).toString('hex');
    const challenge = searchParams.get('code_challenge') ?? '';
    codes.set(code, { redirect, challenge, person });
    back.searchParams.set('code', code);
    return back.href;
  };
  const openForm = (url: URL, { method, headers }: IncomingMessage, response: ServerResponse) => {
    const [, before] = new RegExp(`${COOKIE}=(\\d+)`).exec(headers.cookie ?? '') ?? [];
    const pressed = method === 'POST' ? url.pathname.split('/').at(-1) : before;
    const person = peer.person ?? pressed;
    if (person === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(personPage(people, (each) => `${FORM}/${each}${url.search}`));
      return;
    }
    if (person !== NO_PERSON) response.setHeader('set-cookie', `${COOKIE}=${person}; Path=/`);
    response.writeHead(302, { location: sendBack(url, person) }).end();
  };
  const exchange = (form: URLSearchParams): object | undefined => {
    const code = form.get('code') ?? '';
    const given = codes.get(code);
    codes.delete(code);
    const isClient =
      form.get('client_id') === client.id && form.get('client_secret') === client.secret;
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (given === undefined || !isClient || challenge !== given.challenge) return undefined;
    if (form.get('redirect_uri') !== given.redirect) return undefined;
    const token = randomBytes(16).toString('hex');
    tokens.set(token, given.person);
    return { access_token: token, token_type: 'bearer', expires_in: 3600 };
  };
  const tellWho = (url: URL, { headers }: IncomingMessage): object | undefined => {
    const token = (headers.authorization ?? '').replace(/^Bearer /, '');
    const proof = createHmac('sha256', client.secret).update(token).digest('hex');
    const id = url.searchParams.get('appsecret_proof') === proof ? tokens.get(token) : undefined;
    return id === undefined ? undefined : { id };
  };

  server.on('request', (request, response) => {
    void readBody(request).then((body) => {
      const url = new URL(request.url ?? '/', issuer);
      if (url.pathname.startsWith(FORM)) return openForm(url, request, response);
      const isExchange = url.pathname === '/v21.0/oauth/access_token';
      const answer = isExchange ? exchange(new URLSearchParams(body)) : tellWho(url, request);
      response
        .writeHead(answer === undefined ? 400 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
    });
  });
  return Object.assign(peer, { issuer, close: () => closeServer(server) });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
