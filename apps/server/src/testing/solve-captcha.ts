import { assert } from '@fairhouse/values';
import type { Browser } from './browser.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty';

/** Asks for the spelled-out captcha and answers it; the fields go with the call that needs one. */
export async function solveCaptcha(
  browser: Pick<Browser, 'call'>,
): Promise<{ captcha: string; captchaId: string }> {
  const asked = await browser.call('captcha', { alt: 'text' });
  assert(asked.ok, 'a captcha is given');
  const { question, captchaId } = asked.value;
  const [, left = '', right = ''] = /How much is (\w+) plus (\w+)\?/.exec(question) ?? [];
  const words = NUMBERS.split(' ');
  const captcha = String(words.indexOf(left) + words.indexOf(right) + 2);
  return { captcha, captchaId };
}
