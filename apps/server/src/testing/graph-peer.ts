// A server that speaks Facebook's paths, for tests: its form, its exchange of codes, its graph.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './openid-peer.ts';

export interface GraphPeer {
  readonly issuer: string;
  /** Who sits before the next form. */
  person: string;
  close(): Promise<void>;
}

interface Given {
  readonly redirect: string;
  readonly challenge: string;
  readonly person: string;
}

/** Opens it on a free port, for one client. Codes are good once; proofs must be right. */
export async function openGraphPeer(client: { id: string; secret: string }): Promise<GraphPeer> {
  const codes = new Map<string, Given>();
  const tokens = new Map<string, string>();
  const peer = { person: '1001' };
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const askForm = ({ searchParams }: URL): string => {
    const code = randomBytes(16).toString('hex');
    const redirect = searchParams.get('redirect_uri') ?? '';
    const challenge = searchParams.get('code_challenge') ?? '';
    codes.set(code, { redirect, challenge, person: peer.person });
    const back = new URL(redirect);
    back.searchParams.set('code', code);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    return back.href;
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
      if (url.pathname === '/v21.0/dialog/oauth') {
        response.writeHead(302, { location: askForm(url) }).end();
        return;
      }
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
