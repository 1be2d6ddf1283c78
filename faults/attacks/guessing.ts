// Guessing codes: by SMS, by mail and of an authenticator. No code is compared more than five
// times.
import { DAY_MS, MINUTE_MS } from '@fairhouse/values';
import { DEMO_PASSWORD, demoMemberId } from '../../demo/demo-members.ts';
import { proveEmail } from '../../apps/server/src/modules/members/index.ts';
import {
  changeSetting,
  codeOf as codeOfSecret,
  freshPhoneNumber,
  verifyPhoneNumber,
  openBrowser,
  readCode,
  solveCaptcha,
  type Browser,
  type TestApp,
} from '../../apps/server/src/testing/index.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-app.ts';
import {
  networkAddress,
  listBroken,
  openBrowserAt,
  answerCode,
  type Attack,
  type AttackOptions,
} from './attack.ts';

const TRIES = 5;
const PATIENT = 10;

export const guessing: Attack = {
  name: 'guessing',
  about: 'codes by SMS, by mail and of an authenticator, guessed side by side',
  run: async (app, how) => {
    const guesses = how.small ? 20 : 1000;
    const sms = await guessSms(app, guesses);
    const mail = await guessMail(app, guesses);
    const totp = await guessAuthenticator(app, how, guesses);
    const all = { sms, mail, authenticator: totp };
    return {
      figures: {
        'guesses at each': guesses,
        ...Object.fromEntries(
          Object.entries(all).map(([name, { compared }]) => [`compared, ${name}`, compared]),
        ),
      },
      breaches: Object.entries(all).flatMap(([name, { compared, stillGood }]) =>
        listBroken([
          [compared > TRIES, `${compared} guesses at one code (${name}) were compared`],
          [compared === 0, `no guess (${name}) was compared`],
          [stillGood, `the right code (${name}) still opens after the guesses`],
        ]),
      ),
    };
  },
};

interface Guessed {
  readonly compared: number;
  readonly stillGood: boolean;
}

/** Six digits that differ from the code. */
function guess(index: number, code: string): string {
  const digits = String((index * 7919) % 1_000_000).padStart(6, '0');
  return digits === code ? '999999' : digits;
}

async function guessSms(app: TestApp, guesses: number): Promise<Guessed> {
  const number = freshPhoneNumber();
  await verifyPhoneNumber(app, 'player1', number);
  valueOf(await openBrowser(app).call('loginCode', { mobileNum: number }));
  const code = await readCode(app, number);
  const give = async (password: string, index: number, proof: object = {}) => {
    const browser = openBrowserAt(app, networkAddress(index * 256));
    const asked = { type: 'sms', username: number, password } as const;
    return answerCode(await browser.call('login', { ...asked, ...proof }));
  };
  let compared = 0;
  // The first guesses are sequential, with every captcha solved; the others are concurrent.
  for (let index = 0; index < PATIENT; index += 1) {
    const browser = openBrowserAt(app, networkAddress(index * 256));
    const proof = await solveCaptcha(browser);
    if ((await give(guess(index, code), index, proof)) === 'code.wrong') compared += 1;
  }
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, index) => give(guess(index, code), PATIENT + index)),
  );
  compared += answers.filter((each) => each === 'code.wrong').length;
  const last = openBrowserAt(app, networkAddress((PATIENT + guesses) * 256));
  const end = await give(code, PATIENT + guesses, await solveCaptcha(last));
  return { compared, stillGood: end === 'ok' };
}

async function guessMail(app: TestApp, guesses: number): Promise<Guessed> {
  const username = 'downline2';
  const email = 'delia@example.com';
  const { merchant } = app;
  const member = demoMemberId(merchant, username);
  await proveEmail(app.context.pool, merchant.id, {
    member,
    email,
    at: app.context.clock.now(),
  });
  await changeSetting(app, 'verification', { unknownAddress: true, bankName: false });
  const password = DEMO_PASSWORD;
  valueOf(await openBrowserAt(app, '203.0.113.30').call('login', { username, password }));
  const stranger = openBrowserAt(app, '198.51.100.30');
  const ticket = await ticketFor(stranger, username);
  valueOf(await stranger.call('loginVerifySend', { ticket, kind: 'email' }));
  const code = await readCode(app, email);
  const found = await guessAt(stranger, { ticket, kind: 'email', code, guesses });
  await changeSetting(app, 'verification', { unknownAddress: false, bankName: false });
  return found;
}

async function guessAuthenticator(
  app: TestApp,
  { say }: AttackOptions,
  guesses: number,
): Promise<Guessed> {
  const browser = openBrowser(app);
  const username = 'downline1';
  const password = DEMO_PASSWORD;
  browser.token = valueOf(await browser.call('login', { username, password })).token;
  const { secret } = valueOf(await browser.call('authenticatorSetUp', { password }));
  await app.turnClock(MINUTE_MS);
  valueOf(await browser.call('authenticatorConfirm', { code: codeOfSecret(app, secret) }));
  await app.turnClock(MINUTE_MS);
  const stranger = openBrowser(app);
  const ticket = await ticketFor(stranger, username);
  const code = codeOfSecret(app, secret);
  const found = await guessAt(stranger, { ticket, kind: 'authenticator', code, guesses });
  say('an authenticator is taken off again, the day after');
  await app.turnClock(DAY_MS);
  await removeAuthenticator(app, username);
  return found;
}

async function ticketFor(browser: Browser, username: string): Promise<string> {
  const answer = await browser.call('login', { username, password: DEMO_PASSWORD });
  return answer.ok ? '' : String(answer.refusal.value['ticket']);
}

interface Aim {
  readonly ticket: string;
  readonly kind: 'email' | 'authenticator';
  readonly code: string;
  readonly guesses: number;
}

async function guessAt(browser: Browser, { ticket, kind, code, guesses }: Aim): Promise<Guessed> {
  const give = (digits: string) => browser.call('loginVerify', { ticket, kind, code: digits });
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, index) => give(guess(index, code))),
  );
  const compared = answers.filter((each) => answerCode(each) === 'factor.code_wrong').length;
  return { compared, stillGood: (await give(code)).ok };
}

async function removeAuthenticator({ context: app, merchant }: TestApp, name: 'downline1') {
  await app.pool.query('delete from identity.authenticator where member_id = $1', [
    demoMemberId(merchant, name),
  ]);
}
