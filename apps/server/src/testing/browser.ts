// A visitor's browser: it stores the cookies it receives, and its session's token.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf, type Client } from '@fairhouse/calls/client';
import { player, type PlayerCalls } from '@fairhouse/calls/player';
import { assert } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import type { ClientAs, TestApp } from './test-app.ts';

export interface Browser extends Client<PlayerCalls> {
  readonly cookies: Map<string, string>;
  /** Sent with every call; set it to the token of a login. */
  token: string | undefined;
}

/** Opens a browser without cookies at the test app's site. */
export function openBrowser(test: TestApp, as: ClientAs = {}): Browser {
  const cookies = new Map<string, string>();
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (sent !== '') headers.set('cookie', sent);
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return response;
  };
  const browser: Browser = {
    cookies,
    token: as.token,
    ...createClient<PlayerCalls>({
      routes: routesOf(player),
      origin: test.origin,
      headers: () => ({
        Merchant: as.merchant ?? test.merchant.code,
        Language: as.language ?? 'EN',
        Device: 'WEB',
        ...(browser.token === undefined ? {} : { Authorization: browser.token }),
        ...as.headers,
      }),
      seal: (body) => sealFor(test, body),
      unreachable: () => 'unreachable',
      fetch: send,
    }),
  };
  return browser;
}

function sealFor({ context: app }: TestApp, body: unknown): Promise<string> {
  const [key] = app.keys.sealingPublic;
  assert(key !== undefined, 'there is a sealing key');
  const iat = Math.floor(app.clock.now() / 1000);
  return seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const gone = attributes.some((each) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(each));
  if (gone) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
