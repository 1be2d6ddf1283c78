// Stolen, planted and replayed credentials: remembered logins, sessions, sealed bodies.
import { SECOND_MS } from '@fairhouse/values';
import { seal } from '@fairhouse/calls';
import { DEMO_PASSWORD } from '../../demo/demo-members.ts';
import { openBrowser, type Browser, type TestApp } from '../../apps/server/src/testing/index.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-app.ts';
import { randomBytes } from 'node:crypto';
import {
  listBroken,
  answerCode,
  type Attack,
  type AttackOptions,
  type AttackResult,
} from './attack.ts';

const password = DEMO_PASSWORD;

export const theft: Attack = {
  name: 'theft',
  about: 'a remembered login, copied and used by a thief before or after its owner',
  run: steal,
};

async function steal(app: TestApp, { small }: AttackOptions): Promise<AttackResult> {
  const rounds = small ? 2 : 10;
  const username = 'player1';
  let detected = 0;
  let warned = 0;
  for (let round = 0; round < rounds; round += 1) {
    const owner = openBrowser(app);
    const login = await owner.call('login', { username, password, remember: true });
    owner.token = valueOf(login).token;
    const thief = copyOf(app, owner);
    const [first, second] = round % 2 === 0 ? [thief, owner] : [owner, thief];
    // One page has one session: the other answer is read in another page.
    const reader = openBrowser(app);
    reader.token = valueOf(await reader.call('login', { username, password })).token;
    const before = await countInbox(reader);
    valueOf(await first.call('rememberLogin', { username }));
    await app.turnClock(11 * SECOND_MS);
    const late = await second.call('rememberLogin', { username });
    const early = await first.call('rememberLogin', { username });
    if (!late.ok && !early.ok) detected += 1;
    if ((await countInbox(reader)) > before) warned += 1;
  }
  return {
    figures: { thefts: rounds, detected, 'warned owners': warned },
    breaches: listBroken([
      [detected !== rounds, `${detected} of ${rounds} thefts were detected`],
      [warned !== rounds, `${warned} of ${rounds} owners were warned`],
    ]),
  };
}

async function countInbox(browser: Browser): Promise<number> {
  return valueOf(await browser.call('inbox', { pageNo: 1, pageSize: 20 })).total;
}

function copyOf(app: TestApp, browser: Browser): Browser {
  const copy = openBrowser(app);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

export const fixation: Attack = {
  name: 'fixation',
  about: 'tokens and cookies planted in a browser before its owner logs in',
  run: fixate,
};

async function fixate(app: TestApp, { small }: AttackOptions): Promise<AttackResult> {
  const rounds = small ? 3 : 50;
  let entered = 0;
  for (let round = 0; round < rounds; round += 1) {
    const planted = randomBytes(32).toString('base64url');
    const attacker = openBrowser(app);
    await attacker.call('captcha', {});
    await attacker.call('freePlay', { random: 'abcdefgh12345678' });
    const victim = copyOf(app, attacker);
    victim.token = planted;
    const login = valueOf(await victim.call('login', { username: 'upline', password }));
    attacker.token = planted;
    if (login.token === planted) entered += 1;
    if ((await attacker.call('memberInfo', {})).ok) entered += 1;
    attacker.token = undefined;
    if ((await attacker.call('memberInfo', {})).ok) entered += 1;
    // The previous token is invalid once its owner has logged out.
    victim.token = login.token;
    valueOf(await victim.call('logout', {}));
    attacker.token = login.token;
    if ((await attacker.call('memberInfo', {})).ok) entered += 1;
  }
  return {
    figures: { plants: rounds, entered },
    breaches: listBroken([[entered > 0, `${entered} planted sessions opened`]]),
  };
}

export const replay: Attack = {
  name: 'replay',
  about: 'sealed bodies sent again, changed, early, late and to other calls',
  run: replaySealed,
};

async function replaySealed(app: TestApp, { small }: AttackOptions): Promise<AttackResult> {
  const rounds = small ? 20 : 1000;
  const accepted: string[] = [];
  let sent = 0;
  const isTaken = (code: string): boolean => !code.startsWith('sealing.');
  const body = { username: 'player1', password };
  const send = async (jwe: string): Promise<void> => {
    sent += 1;
    const code = await post(app, jwe);
    if (isTaken(code)) accepted.push(code);
  };
  const first = await sealAt(app, body, 0);
  const taken = await post(app, first);
  for (let round = 0; round < rounds; round += 1) await send(first);
  // The clock goes on: a body of 301 s ahead may arrive when it is only 300 s ahead.
  for (const skew of [-301, 310, -86_400, 86_400]) await send(await sealAt(app, body, skew));
  for (const part of [0, 2, 3, 4]) await send(flip(await sealAt(app, body, 0), part));
  const raced = await sealAt(app, body, 0);
  const race = await Promise.all(Array.from({ length: 20 }, () => post(app, raced)));
  const came = race.filter(isTaken).length;
  return {
    figures: {
      'sent again or changed': sent,
      accepted: accepted.length,
      'of twenty at once': came,
    },
    breaches: listBroken([
      [!isTaken(taken), `a body sealed as it should be is refused: ${taken}`],
      [accepted.length > 0, `sealed bodies were taken: ${accepted.join()}`],
      [came !== 1, `${came} of twenty at once were taken`],
    ]),
  };
}

async function sealAt(
  { context: app }: TestApp,
  body: object,
  skewSeconds: number,
): Promise<string> {
  const [key] = app.keys.sealingPublic;
  if (key === undefined) throw new Error('there is a sealing key');
  const iat = Math.floor(app.clock.now() / 1000) + skewSeconds;
  return seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
}

/** Changes a character in the middle of one part of the sealed text. */
function flip(jwe: string, part: number): string {
  const parts = jwe.split('.');
  const text = parts[part] ?? '';
  const at = Math.floor(text.length / 2);
  const other = text[at] === 'A' ? 'B' : 'A';
  parts[part] = `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
  return parts.join('.');
}

async function post({ origin }: TestApp, jwe: string): Promise<string> {
  const answer = await fetch(`${origin}/wps/session/login`, {
    method: 'POST',
    headers: { Merchant: 'manila', 'content-type': 'application/jose', Encryption: 'JWE' },
    body: jwe,
  });
  const reply = (await answer.json()) as { success: boolean; errorCode?: string };
  return answerCode(
    reply.success ? { ok: true } : { ok: false, refusal: { code: reply.errorCode ?? '' } },
  );
}
