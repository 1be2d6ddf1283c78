// Guessing codes: by SMS, by mail and of an authenticator. No code is compared more than five
// times.
import { DAY_MS, MINUTE_MS } from '@fairhouse/values';
import { CAST_PASSWORD, castId } from '../../demo/cast.ts';
import { proveEmail } from '../../apps/server/src/modules/members/index.ts';
import {
  changeSetting,
  codeOf as codeOfSecret,
  freshNumber,
  giveNumber,
  openBrowser,
  readCode,
  solveCaptcha,
  type Browser,
  type TestHouse,
} from '../../apps/server/src/testing/index.ts';
import { valueOf } from '../../apps/server/src/testing/lottery-house.ts';
import { addressOf, broken, browserFrom, codeOf, type Attack, type How } from './attack.ts';

const TRIES = 5;
const PATIENT = 10;

export const guessing: Attack = {
  name: 'guessing',
  about: 'codes by SMS, by mail and of an authenticator, guessed side by side',
  run: async (house, how) => {
    const guesses = how.small ? 20 : 1000;
    const sms = await guessSms(house, guesses);
    const mail = await guessMail(house, guesses);
    const totp = await guessAuthenticator(house, how, guesses);
    const all = { sms, mail, authenticator: totp };
    return {
      figures: {
        'guesses at each': guesses,
        ...Object.fromEntries(
          Object.entries(all).map(([name, { compared }]) => [`compared, ${name}`, compared]),
        ),
      },
      breaches: Object.entries(all).flatMap(([name, { compared, stillGood }]) =>
        broken([
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

/** Six digits that are not the code. */
function guess(index: number, code: string): string {
  const digits = String((index * 7919) % 1_000_000).padStart(6, '0');
  return digits === code ? '999999' : digits;
}

async function guessSms(house: TestHouse, guesses: number): Promise<Guessed> {
  const number = freshNumber();
  await giveNumber(house, 'player1', number);
  valueOf(await openBrowser(house).call('loginCode', { mobileNum: number }));
  const code = await readCode(house, number);
  const give = async (password: string, index: number, proof: object = {}) => {
    const browser = browserFrom(house, addressOf(index * 256));
    const asked = { type: 'sms', username: number, password } as const;
    return codeOf(await browser.call('login', { ...asked, ...proof }));
  };
  let compared = 0;
  // The first ones one by one, by somebody who solves every captcha; then all at once.
  for (let index = 0; index < PATIENT; index += 1) {
    const browser = browserFrom(house, addressOf(index * 256));
    const proof = await solveCaptcha(browser);
    if ((await give(guess(index, code), index, proof)) === 'code.wrong') compared += 1;
  }
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, index) => give(guess(index, code), PATIENT + index)),
  );
  compared += answers.filter((each) => each === 'code.wrong').length;
  const last = browserFrom(house, addressOf((PATIENT + guesses) * 256));
  const end = await give(code, PATIENT + guesses, await solveCaptcha(last));
  return { compared, stillGood: end === 'ok' };
}

async function guessMail(house: TestHouse, guesses: number): Promise<Guessed> {
  const username = 'downline2';
  const email = 'delia@example.com';
  const { merchant } = house;
  const member = castId(merchant, username);
  await proveEmail(house.house.pool, merchant.id, {
    member,
    email,
    at: house.house.clock.now(),
  });
  await changeSetting(house, 'verification', { unknownAddress: true, bankName: false });
  const password = CAST_PASSWORD;
  valueOf(await browserFrom(house, '203.0.113.30').call('login', { username, password }));
  const stranger = browserFrom(house, '198.51.100.30');
  const ticket = await ticketFor(stranger, username);
  valueOf(await stranger.call('loginVerifySend', { ticket, kind: 'email' }));
  const code = await readCode(house, email);
  const found = await guessAt(stranger, { ticket, kind: 'email', code, guesses });
  await changeSetting(house, 'verification', { unknownAddress: false, bankName: false });
  return found;
}

async function guessAuthenticator(
  house: TestHouse,
  { say }: How,
  guesses: number,
): Promise<Guessed> {
  const browser = openBrowser(house);
  const username = 'downline1';
  const password = CAST_PASSWORD;
  browser.token = valueOf(await browser.call('login', { username, password })).token;
  const { secret } = valueOf(await browser.call('authenticatorSetUp', { password }));
  await house.turnClock(MINUTE_MS);
  valueOf(await browser.call('authenticatorConfirm', { code: codeOfSecret(house, secret) }));
  await house.turnClock(MINUTE_MS);
  const stranger = openBrowser(house);
  const ticket = await ticketFor(stranger, username);
  const code = codeOfSecret(house, secret);
  const found = await guessAt(stranger, { ticket, kind: 'authenticator', code, guesses });
  say('an authenticator is taken off again, the day after');
  await house.turnClock(DAY_MS);
  await removeAuthenticator(house, username);
  return found;
}

async function ticketFor(browser: Browser, username: string): Promise<string> {
  const answer = await browser.call('login', { username, password: CAST_PASSWORD });
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
  const compared = answers.filter((each) => codeOf(each) === 'factor.code_wrong').length;
  return { compared, stillGood: (await give(code)).ok };
}

async function removeAuthenticator({ house, merchant }: TestHouse, name: 'downline1') {
  await house.pool.query('delete from identity.authenticator where member_id = $1', [
    castId(merchant, name),
  ]);
}
