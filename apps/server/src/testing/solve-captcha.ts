import { assert } from '@fairhouse/values';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Browser } from './browser.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty';

/** Requests a captcha in words and solves it; the result is sent with the call that needs it. */
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

/** Does the browser's work for the captcha. */
async function workFor(given: object | null): Promise<string> {
  assert(given !== null, 'the captcha has a challenge');
  const challenge = given as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
