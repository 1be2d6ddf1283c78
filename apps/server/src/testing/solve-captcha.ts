import { assert } from '@fairhouse/values';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Browser } from './browser.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty';

/** Asks for the spelled-out captcha and answers it; the fields go with the call that needs one. */
export async function solveCaptcha(
  browser: Pick<Browser, 'call'>,
): Promise<{ captcha: string; captchaId: string; captchaProof: string }> {
  const asked = await browser.call('captcha', { alt: 'text' });
  assert(asked.ok, 'a captcha is given');
  const { question, captchaId, challenge } = asked.value;
  const [, left = '', right = ''] = /How much is (\w+) plus (\w+)\?/.exec(question) ?? [];
  const words = NUMBERS.split(' ');
  const captcha = String(words.indexOf(left) + words.indexOf(right) + 2);
  return { captcha, captchaId, captchaProof: await workFor(challenge) };
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Does what a browser does while its person reads the sum. */
async function workFor(given: object | null): Promise<string> {
  assert(given !== null, 'a sum comes with work');
  const challenge = given as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
