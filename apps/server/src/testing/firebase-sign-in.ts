// Google's answers to a page that signs in by phone: the check for a person, the code, and the
// token for it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomInt, randomUUID } from 'node:crypto';

/** Replaces the next answer of a kind by an error of Google's. */
export interface FirebaseSignInFaults {
  send?: string | undefined;
  confirm?: string | undefined;
}

export interface FirebaseSignIn {
  /** All codes sent, the latest last. */
  readonly sent: readonly { readonly number: string; readonly code: string }[];
  readonly faults: FirebaseSignInFaults;
  /** True when the request was part of a sign-in. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

type Given = Readonly<Record<string, string>>;
type Answer = Readonly<Record<string, unknown>> | { readonly fault: string };

/** Google's script, for a person who is never challenged. */
const PERSON_CHECK = `{
  let said = () => {};
  window.grecaptcha = {
    ready: (run) => run(),
    render: (place, options) => { said = options.callback; return 0; },
    execute: () => { said('a person is there'); },
    getResponse: () => '',
    reset: () => {},
  };
  const loaded = new URL(document.currentScript.src).searchParams.get('onload');
  window[loaded]();
}`;

/** Sign-ins whose tokens `sign` makes for a number. */
export function openFirebaseSignIn(sign: (number: string) => Promise<string>): FirebaseSignIn {
  const sent: { number: string; code: string }[] = [];
  const sessions = new Map<string, { readonly number: string; readonly code: string }>();
  const faults: FirebaseSignInFaults = {};

  const take = (kind: keyof FirebaseSignInFaults): string | undefined => {
    const fault = faults[kind];
    faults[kind] = undefined;
    return fault;
  };

  const calls: Readonly<Record<string, (given: Given) => Promise<Answer> | Answer>> = {
    '/v2/recaptchaConfig': () => ({ recaptchaEnforcementState: [] }),
    '/v1/recaptchaParams': () => ({ recaptchaSiteKey: 'site-key-of-the-peer' }),
    '/v1/accounts:sendVerificationCode': ({ phoneNumber = '', recaptchaToken = '' }) => {
      const fault = take('send') ?? (recaptchaToken === '' ? 'MISSING_RECAPTCHA_TOKEN' : undefined);
      if (fault !== undefined) return { fault };
      const one = { number: phoneNumber, code: String(randomInt(100_000, 1_000_000)) };
      const sessionInfo = randomUUID();
      sessions.set(sessionInfo, one);
      sent.push(one);
      return { sessionInfo };
    },
    '/v1/accounts:signInWithPhoneNumber': async ({ sessionInfo = '', code }) => {
      const fault = take('confirm');
      if (fault !== undefined) return { fault };
      const one = sessions.get(sessionInfo);
      if (one === undefined || one.code !== code) return { fault: 'INVALID_CODE' };
      const idToken = await sign(one.number);
      const phoneNumber = one.number;
      return { idToken, refreshToken: 'none', expiresIn: '3600', localId: 'somebody', phoneNumber };
    },
    '/v1/accounts:lookup': () => ({ users: [{ localId: 'somebody' }] }),
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = new URL(request.url ?? '/', 'http://peer');
    if (pathname === '/recaptcha/api.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(PERSON_CHECK);
      return true;
    }
    const call = calls[pathname];
    if (call === undefined) return false;
    const said = await call(await readJson(request));
    const isFault = 'fault' in said;
    response.writeHead(isFault ? 400 : 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    const error = { code: 400, message: isFault ? said.fault : '' };
    response.end(JSON.stringify(isFault ? { error } : said));
    return true;
  };
  return { sent, faults, answer };
}

async function readJson(request: IncomingMessage): Promise<Given> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Given);
}
