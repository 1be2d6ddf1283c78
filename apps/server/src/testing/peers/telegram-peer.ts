// A test server with Telegram's login: its window, and its signed answer in the hash of the page
// that it returns to.
import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './openid-peer.ts';
import { NO_PERSON, personPage } from '../person-page.ts';

export interface TelegramPeer {
  readonly issuer: string;
  /** The token of the signing bot: its own, until a test sets another's. */
  token: string;
  close(): Promise<void>;
}

const COOKIE = 'telegram-person';

/** Opens it on a free port, for one bot. A browser that was used before is not asked again. */
export async function openTelegramPeer(options: {
  readonly token: string;
  readonly people: readonly string[];
  /** Seconds since 1970. */
  readonly now: () => number;
}): Promise<TelegramPeer> {
  const { token, people, now } = options;
  const peer = { token };
  const [bot = ''] = token.split(':');
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const vouch = (person: string): string => {
    const fields = { id: Number(person), username: `u${person}`, auth_date: now() };
    return Buffer.from(JSON.stringify(telegramAnswer(fields, peer.token))).toString('base64url');
  };
  server.on('request', ({ url = '/', method, headers }, response) => {
    const { pathname, search, searchParams } = new URL(url, issuer);
    const returns = searchParams.get('return_to') ?? '';
    const isOurs = searchParams.get('bot_id') === bot && URL.canParse(returns);
    // The real one answers only pages of the domain that its bot was given.
    if (!isOurs || new URL(returns).origin !== searchParams.get('origin')) {
      response.writeHead(400).end('Bot domain invalid');
      return;
    }
    const [, before] = new RegExp(`${COOKIE}=(\\d+)`).exec(headers.cookie ?? '') ?? [];
    const person = method === 'POST' ? pathname.split('/').at(-1) : before;
    if (person === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(personPage(people, (each) => `/auth/${each}${search}`));
      return;
    }
    if (person !== NO_PERSON) response.setHeader('set-cookie', `${COOKIE}=${person}; Path=/`);
    const result = person === NO_PERSON ? 'false' : vouch(person);
    response.writeHead(302, { location: `${returns}#tgAuthResult=${result}` }).end();
  });
  return Object.assign(peer, { issuer, close: () => closeServer(server) });
}

/** Telegram's answer for these fields, signed with a bot's token. */
export function telegramAnswer(
  fields: Readonly<Record<string, string | number>>,
  token: string,
): Record<string, string | number> {
  const all = { first_name: 'Ana', ...fields };
  const lines = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  const key = createHash('sha256').update(token).digest();
  const hash = createHmac('sha256', key).update(lines.toSorted().join('\n')).digest('hex');
  return { ...all, hash };
}
