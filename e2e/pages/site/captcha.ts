import type { Locator } from '@playwright/test';
import { numberWord } from '../../../apps/server/src/modules/identity/human/sum-question.ts';
import type { Visitor } from './visitor.ts';

const QUESTION = /^How much is (.+) plus (.+)\?/;

/** Answers a form's captcha by its question in words, as a blind visitor does. */
export async function answerCaptcha({ say, button }: Visitor, form: Locator): Promise<void> {
  const toWords = button(say('identity', 'captchaWords'), form);
  if (await toWords.isVisible()) await toWords.click();
  const field = form.getByLabel(QUESTION);
  const label = await form.locator('label').filter({ hasText: QUESTION }).innerText();
  const [, left = '', right = ''] = QUESTION.exec(label) ?? [];
  await field.fill(String(numberOf(left) + numberOf(right)));
}

function numberOf(word: string): number {
  const all = Array.from({ length: 20 }, (_each, at) => at + 1);
  return all.find((number) => numberWord('EN', number) === word) ?? Number.NaN;
}
